import { pause } from './replay-clock.ts';

/** Where the replay is, and what waits until it is further. */
export type Position = {
  /** The entries before this one were replayed. */
  reached: number;
  /** The calls that were answered, by their entries. */
  answered: Set<number>;
};

/**
 * Holds the answer to a call back until the replay has come to its entry, so that what happened
 * before it happens before it again. A call without a reply fails then.
 */
export function holdAnswers(position: Position, pending: Set<number>): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await send(...request);
    const header = answer.headers.get('replay-entry');
    if (header === null) return answer;
    const entry = Number(header);
    const earliest = Number(answer.headers.get('replay-not-before') ?? entry);
    // Read before: two answers that came shortly after each other must not change places.
    const body = await answer.arrayBuffer();
    while (position.reached < earliest || pending.has(entry)) await pause(10);
    position.answered.add(entry);
    if (answer.headers.has('replay-no-reply')) throw new TypeError('Failed to fetch');
    return new Response(body.byteLength > 0 ? body : null, answer);
  };
  globalThis.XMLHttpRequest = HeldRequest;
}

/** `navigator.onLine` as it was: the mock's own network is always there. */
export function replayOnlineState(changes: { isOnline: boolean }[]) {
  let isOnline = !changes[0]?.isOnline;
  if (changes.length === 0) isOnline = true;
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });
  return (change: boolean) => {
    isOnline = change;
    dispatchEvent(new Event(change ? 'online' : 'offline'));
  };
}

/** An upload, sent by `fetch` so that its answer is held back too. */
class HeldRequest extends XMLHttpRequest {
  #method = 'GET';
  #url = '';
  readonly #headers = new Headers();
  readonly #stop = new AbortController();
  #answer: Response | undefined;
  #body: unknown = null;

  override open(method: string, url: string | URL): void {
    this.#method = method;
    this.#url = String(url);
  }
  override setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  override get status(): number {
    return this.#answer?.status ?? 0;
  }
  override get response(): unknown {
    return this.#body;
  }
  override getResponseHeader(name: string): string | null {
    return this.#answer?.headers.get(name) ?? null;
  }
  override abort(): void {
    this.#stop.abort();
  }
  override send(body: FormData | Blob): void {
    void this.#send(body).then((end) => {
      this.dispatchEvent(new ProgressEvent(end));
      this.dispatchEvent(new ProgressEvent('loadend'));
    });
  }

  async #send(body: FormData | Blob): Promise<'load' | 'error' | 'abort'> {
    const { signal } = this.#stop;
    try {
      const answer = await fetch(this.#url, {
        method: this.#method,
        headers: this.#headers,
        body,
        signal,
      });
      if (signal.aborted) return 'abort';
      if (answer.ok) this.#tellProgress(body);
      this.#body = await answer.json().catch(() => null);
      this.#answer = answer;
      return 'load';
    } catch {
      return signal.aborted ? 'abort' : 'error';
    }
  }

  #tellProgress(body: FormData | Blob): void {
    const total = body instanceof Blob ? body.size : 1;
    const progress = { lengthComputable: true, loaded: total, total };
    this.upload.dispatchEvent(new ProgressEvent('progress', progress));
    this.upload.dispatchEvent(new ProgressEvent('load', progress));
  }
}
