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
  /** Whether it takes a slot. */
  #counts = false;
  /** Whether its reply is still being created. */
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
   * Gives up its slot while it waits for a slow client: a body that is still arriving, or a reply
   * that is still being read. Takes it again afterwards, even above the limit.
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
    // Disconnecting early does not get a caller past admission control.
    if (this.#hasEnded) return this.#isAnswering;
    // Reports are generated while they are sent.
    return this.#message.complete && (!this.#reply.headersSent || this.priority === 'report');
  }

  /** The reply is ready. A disconnected request keeps its slot until here. */
  markReplied(): void {
    this.#isAnswering = false;
    if (this.#hasEnded) this.updateSlot();
  }

  /** Releases its slot while it waits for something that costs this process nothing. */
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

  /** The reply has been sent, or the connection is gone. */
  end(): void {
    this.#hasEnded = true;
    // Some refusals bypass every hook.
    if (this.#reply.writableEnded) this.#isAnswering = false;
    if (this.#hasStarted) this.updateSlot();
    else this.#gate.abandon(this);
  }

  /** The connection was closed after the reply. */
  closeConnection(): void {
    if (!this.#reply.headersSent) this.#reply.shouldKeepAlive = false;
  }
}

function fairnessKey({ headers, socket }: IncomingMessage): string {
  const session = headers.cookie && sessionPattern.exec(headers.cookie)?.[1];
  if (session) return session;
  // A proxy on this machine appends the address that it saw to those that it received.
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return forwarded || (socket.remoteAddress ?? '');
}
