import type { RecordingEntry } from '#domain/problem-reports/recording.ts';
import { pause } from './replay-clock.ts';

/** Where the replay is, and what waits until it is further. */
export type Position = {
  /** The entries before this one were replayed. */
  reached: number;
  /** The calls that were answered, by their entries. */
  answered: Set<number>;
};

/** An answer may come by so much earlier than its entry, in ms of the recording. */
const nearby = 50;

/**
 * Holds the answer to a call back until the replay has come to its entry, so that what happened
 * before it happens before it again. A call without a reply fails then. An answer that came shortly
 * after another one comes right after it: in between the page goes on by itself, and not at the
 * pace of the replay.
 */
export function holdAnswers(entries: readonly RecordingEntry[], position: Position): void {
  const isTurn = (entry: number) =>
    position.reached >= entry ||
    (position.reached >= firstNearby(entries, entry) &&
      callsBetween(entries, position.reached, entry).every((call) => position.answered.has(call)));
  const isPending = (entry: number) => {
    const call = entries[entry];
    return call?.kind === 'call' && call.isPending === true;
  };
  const send = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await send(...request);
    const header = answer.headers.get('replay-entry');
    if (header === null) return answer;
    const entry = Number(header);
    const earliest = Number(answer.headers.get('replay-not-before') ?? entry);
    // Read before: two answers that came shortly after each other must not change places.
    const body = await answer.arrayBuffer();
    while (!isTurn(earliest) || isPending(entry)) await pause(10);
    position.answered.add(entry);
    if (answer.headers.has('replay-no-reply')) throw new TypeError('Failed to fetch');
    return new Response(body.byteLength > 0 ? body : null, answer);
  };
  globalThis.XMLHttpRequest = HeldRequest;
}

/** The first entry from which on only the page itself acts until this one, shortly before it. */
function firstNearby(entries: readonly RecordingEntry[], entry: number): number {
  const { at = 0 } = entries[entry] ?? {};
  let first = entry;
  for (let before = entries[first - 1]; before; before = entries[first - 1]) {
    const isOwn = before.kind === 'call' || (before.kind === 'chart' && !before.isFromPerson);
    if (!isOwn || before.at < at - nearby) break;
    first -= 1;
  }
  return first;
}

/** The calls that were answered from one entry on until another. */
const callsBetween = (entries: readonly RecordingEntry[], from: number, until: number) =>
  entries.flatMap((entry, index) =>
    entry.kind === 'call' && !entry.isPending && index >= from && index < until ? [index] : [],
  );

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
