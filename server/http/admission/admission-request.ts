import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Priority } from '#domain/contract/priorities.ts';
import { sessionCookie } from '#server/modules/auth/index.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import type { LimitedRequest } from './request-lines.ts';

const sessionPattern = new RegExp(`(?:^|;\\s*)(?:__Host-)?${sessionCookie}=([^;]+)`);

/** A request at the gate, and what it does while it waits. */
export class AdmissionRequest implements LimitedRequest {
  readonly priority: Priority;
  readonly #gate: ConcurrencyLimiter;
  readonly #message: IncomingMessage;
  readonly #reply: ServerResponse;
  readonly #answer: () => void;
  readonly #sendBusy: () => void;
  #key: string | undefined;
  #hasStarted = false;
  /** Does it take one of the places for requests that work? */
  #counts = false;
  /** Is a reply still being made? */
  #isAnswering = false;
  #hasEnded = false;
  /** Things that it waits for and that cost this process nothing. */
  #waits = 0;

  constructor(
    gate: ConcurrencyLimiter,
    priority: Priority,
    message: IncomingMessage,
    reply: ServerResponse,
    act: { answer: () => void; sendBusy: () => void },
  ) {
    this.#gate = gate;
    this.priority = priority;
    this.#message = message;
    this.#reply = reply;
    this.#answer = act.answer;
    this.#sendBusy = act.sendBusy;
  }

  /**
   * The session where there is one, since thousands of phones share an address; else the address
   * that a proxy has named.
   */
  get key(): string {
    this.#key ??= fairnessKey(this.#message);
    return this.#key;
  }

  start(): void {
    this.#hasStarted = true;
    this.#counts = true;
    this.#isAnswering = true;
    this.#answer();
  }

  refuse(): void {
    this.#sendBusy();
  }

  /**
   * Lets go of its place while it waits for somebody's slow line: a body that is still coming, a
   * reply that is being fetched. Takes it back, or one too many, when it goes on.
   */
  updateSlot(): void {
    const needsPlace = this.#needsPlace();
    if (this.#counts === needsPlace) return;
    this.#counts = needsPlace;
    if (needsPlace) this.#gate.comeBack();
    else this.#gate.leave();
  }

  #needsPlace(): boolean {
    if (this.#waits > 0) return false;
    // Who asks and goes away at once does not get past the gate by it.
    if (this.#hasEnded) return this.#isAnswering;
    // Reports are made while they are sent.
    return this.#message.complete && (!this.#reply.headersSent || this.priority === 'report');
  }

  /** The reply is made. A request whose connection went away before keeps its place until here. */
  markReplied(): void {
    this.#isAnswering = false;
    if (this.#hasEnded) this.updateSlot();
  }

  /** Lets go of its place while it waits for something that costs this process nothing. */
  async waitWithoutSlot<Result>(wait: () => Promise<Result>): Promise<Result> {
    this.#waits += 1;
    this.updateSlot();
    try {
      return await wait();
    } finally {
      this.#waits -= 1;
      this.updateSlot();
    }
  }

  /** Its connection has taken the reply, or is gone. */
  end(): void {
    this.#hasEnded = true;
    // Some refusals leave past every hook.
    if (this.#reply.writableEnded) this.#isAnswering = false;
    if (this.#hasStarted) this.updateSlot();
    else this.#gate.abandon(this);
  }

  /** Has its connection closed after the reply. */
  closeConnection(): void {
    if (!this.#reply.headersSent) this.#reply.shouldKeepAlive = false;
  }
}

function fairnessKey({ headers, socket }: IncomingMessage): string {
  const session = headers.cookie && sessionPattern.exec(headers.cookie)?.[1];
  if (session) return session;
  // The proxy on this machine names the address that it saw behind those that it was told.
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return forwarded || (socket.remoteAddress ?? '');
}
