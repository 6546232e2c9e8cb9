import type { Random } from '../time/random.ts';
import type { VirtualTime } from '../time/virtual-time.ts';
import type { Device } from './device.ts';

export type SentRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

/** The tab that calls: what ended with it is not heard of again. */
type Caller = { device: Device; isOpen: boolean };

export type ServerReply = {
  status: number;
  headers: Record<string, string>;
  body: string;
  cookies: { name: string; value: string; isRemoved: boolean }[];
};

/** Answers a request; null when the connection broke before there was a reply. */
export type Answer = (request: SentRequest, from: Device) => Promise<ServerReply | null>;

/** What happens to one request on its way. */
export type Fate = {
  /** Milliseconds to the server and back. */
  there: number;
  back: number;
  /** The request never arrives. */
  isLost: boolean;
  /** The reply never arrives. */
  isReplyLost: boolean;
  /** A second copy arrives this many milliseconds after the first one; its reply is dropped. */
  copyAfter: number | null;
  /** A lost message is noticed only by the caller's own timeout. */
  isSilent: boolean;
};

const swift: Fate = {
  there: 20,
  back: 20,
  isLost: false,
  isReplyLost: false,
  copyAfter: null,
  isSilent: false,
};

/** The line between the devices and the server. */
export class Network {
  readonly #time: VirtualTime;
  readonly #random: Random;
  readonly #answer: Answer;
  /** Node does not tell a request of its signal's end once it was garbage-collected. */
  readonly #requests: Request[] = [];
  /** Nothing fails any more. */
  isCalm = false;

  constructor(time: VirtualTime, random: Random, answer: Answer) {
    this.#time = time;
    this.#random = random;
    this.#answer = answer;
  }

  /** For a tab's `fetch`. */
  async fetch(tab: Caller, request: Request): Promise<Response> {
    this.#requests.push(request);
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const { pathname, search } = new URL(request.url);
    const sent: SentRequest = {
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      body,
    };
    const reply = await this.#send(tab, sent, request.signal);
    const isEmpty = reply.status === 204 || reply.status === 304;
    return new Response(isEmpty ? null : reply.body, reply);
  }

  /** For a tab's `XMLHttpRequest`. */
  requestClass(_tab: Caller): unknown {
    return class {};
  }

  /** @throws TypeError without a reply, the signal's reason when the call is aborted */
  #send(tab: Caller, sent: SentRequest, signal: AbortSignal): Promise<ServerReply> {
    const { device } = tab;
    const fate = this.isCalm ? swift : drawFate(this.#random);
    const headers = { ...sent.headers, ...browserHeaders(device) };
    const request = { ...sent, headers };
    return new Promise((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      // What ended with its tab is not heard of again.
      const tell = (run: () => void) => () => tab.isOpen && run();
      signal.addEventListener('abort', () => tell(() => reject(signal.reason))());
      if (signal.aborted) return reject(signal.reason);
      if (!device.isOnline) return void this.#time.schedule(1, tell(fail));
      if (fate.isLost && !fate.isSilent) return void this.#time.schedule(fate.there, tell(fail));
      if (fate.isLost) return;
      const { copyAfter } = fate;
      if (copyAfter !== null)
        this.#time.schedule(fate.there + copyAfter, () => void this.#answer(request, device));
      this.#time.schedule(fate.there, async () => {
        const reply = await this.#answer(request, device);
        this.#time.schedule(fate.back, () => {
          if (reply && !fate.isReplyLost && device.isOnline) {
            keepCookies(device, reply);
            tell(() => resolve(reply))();
          } else if (!fate.isSilent || !reply) tell(fail)();
        });
      });
    });
  }
}

function drawFate(random: Random): Fate {
  const isSlow = random.chance(0.1);
  const most = isSlow ? 25_000 : 900;
  const ending = random.next();
  return {
    there: random.integer(5, most),
    back: random.integer(5, most),
    isLost: ending < 0.06,
    isReplyLost: ending >= 0.06 && ending < 0.14,
    copyAfter: ending >= 0.14 && ending < 0.2 ? random.integer(0, 3000) : null,
    isSilent: random.chance(0.3),
  };
}

const browserHeaders = ({ cookies }: Device): Record<string, string> => ({
  host: 'localhost:4000',
  origin: 'http://localhost:4000',
  'accept-encoding': 'identity',
  ...(cookies.size > 0 && {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }),
});

function keepCookies({ cookies }: Device, reply: ServerReply): void {
  for (const { name, value, isRemoved } of reply.cookies) {
    if (isRemoved) cookies.delete(name);
    else cookies.set(name, value);
  }
}
