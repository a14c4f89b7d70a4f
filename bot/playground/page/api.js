// The control routes: one request at a time, and the socket that tells what changes.

import { say } from "./words.js";

// The answer's JSON; an Error with its sentence, `status` and `gone` (the message has changed) for a refusal.
export function call(path, body) {
  return ask(path, body === undefined ? {} : posted("application/json", JSON.stringify(body)));
}

// Hands over a file of somebody; gives what stands for it in a form or an option.
export async function upload(base, file) {
  const about = new URLSearchParams({ name: file.name, type: file.type });
  return (await ask(`${base}/uploads?${about}`, posted("application/octet-stream", file))).id;
}

const posted = (type, body) => ({ method: "POST", headers: { "Content-Type": type }, body });

async function ask(path, request) {
  const response = await fetch(path, request);
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const sentence = answer.error ?? say("The playground returned error {status}. Try again.", { status: response.status });
  throw Object.assign(new Error(sentence), { gone: answer.gone, status: response.status });
}

const SOONEST = 300;
const LATEST = 5000;
const LEFT = 4001;

// The socket of one person; it opens itself again, and then looks at the same channel.
export class Live {
  #socket = null;
  #pause = SOONEST;
  #ended = false;
  #looking = null;

  // `heard(news)` with what is new, `broken(lost)` when the line is lost or there again.
  constructor(person, heard, broken) {
    this.person = person;
    this.heard = heard;
    this.broken = broken;
    this.#open();
  }

  look(channel, count) {
    this.#looking = { channel, count };
    this.#say(this.#looking);
  }

  typing() {
    this.#say({ typing: true });
  }

  end() {
    this.#ended = true;
    this.#socket.close();
  }

  #say(word) {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(word));
  }

  #open() {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/people/${this.person}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = SOONEST;
      this.broken(false);
      if (this.#looking) this.#say(this.#looking);
    };
    socket.onmessage = (event) => this.heard(JSON.parse(event.data));
    socket.onclose = ({ code }) => {
      if (this.#ended) return;
      if (code === LEFT) location.replace("/");
      this.broken(true);
      setTimeout(() => this.#ended || this.#open(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LATEST);
    };
  }
}
