import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { exemptFromPriority } from '#domain/contract/priorities.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { runInRequest } from '#server/platform/queue/request-slot.ts';
import { readContract } from '../contract/contract-document.ts';
import { AdmissionRequest } from './admission-request.ts';
import { sendBusy } from './busy-reply.ts';
import { type ConcurrencyLimiter, createConcurrencyLimiter } from './concurrency-limiter.ts';
import { createPriorityFinder } from './request-priority.ts';

declare module 'fastify' {
  interface FastifyInstance {
    admission: Admission;
  }
}

export type Admission = {
  counts: ConcurrencyLimiter['counts'];
  /** Runs the handler of a request, which can then release its slot while it waits. */
  handle<Result>(message: IncomingMessage, handler: () => Promise<Result>): Promise<Result>;
  /**
   * From now on the process reports that it is not ready, so that a proxy uses others; it still
   * serves.
   */
  drain(): void;
  /** From now on every request is refused and its connection ends; running ones are finished. */
  close(): void;
};

type RequestListener = (message: IncomingMessage, reply: ServerResponse) => void;

/** How often requests that waited too long are refused. */
const sweepMilliseconds = 10;

/**
 * Puts admission control in front of Fastify, so that a refused request is not routed, parsed or
 * authenticated. `inject` bypasses it.
 * @param random from 0 to 1, spreads the retries of refused clients
 * @param adaptMilliseconds how often the number of slots is adapted
 * @param now milliseconds that only grow, by which waiting requests are refused
 */
export function addAdmission(
  app: FastifyInstance,
  { database }: Pick<Deps, 'database'>,
  {
    random = Math.random as () => number,
    adaptMilliseconds = 100,
    now = () => performance.now(),
  } = {},
): void {
  const limiter = createConcurrencyLimiter(now);
  const findPriority = createPriorityFinder(readContract());
  const entries = new WeakMap<IncomingMessage, AdmissionRequest>();
  const started = new Set<AdmissionRequest>();
  const refuseOverdue = overdueSweeper(limiter);
  let phase: 'serving' | 'draining' | 'closed' = 'serving';

  const answer = detachRequestListener(app);
  app.server.on('request', (message, reply) => {
    const priority = findPriority(message.method ?? '', message.url ?? '');
    const busy = () => sendBusy(message, reply, { random, isLast: phase === 'closed' });
    if (priority === exemptFromPriority) {
      const isRefused = phase !== 'serving' && message.url?.startsWith('/health/ready');
      return isRefused ? busy() : answer(message, reply);
    }
    if (phase === 'closed' || limiter.refusesAtOnce(priority)) return busy();
    const entry = new AdmissionRequest(limiter, priority, message, reply, {
      answer: () => {
        started.add(entry);
        answer(message, reply);
      },
      sendBusy: busy,
    });
    entries.set(message, entry);
    reply.on('close', () => {
      started.delete(entry);
      entry.end();
    });
    if (limiter.enter(entry)) refuseOverdue();
  });

  addReplyHooks(app, (message) => entries.get(message));

  adaptWhileListening(app, adaptMilliseconds, (eventLoopDelayMs) => {
    for (const entry of started) entry.updateSlot();
    limiter.adapt({ eventLoopDelayMs, waitingQueries: database.waitingQueries() });
  });

  app.decorate('admission', {
    counts: limiter.counts,
    handle: (message, handler) => {
      const entry = entries.get(message);
      return entry ? runInRequest(entry, handler) : handler();
    },
    drain: () => {
      phase = 'draining';
    },
    close: () => {
      phase = 'closed';
      limiter.refuseAll();
      for (const entry of started) entry.closeConnection();
    },
  });
}

function addReplyHooks(
  app: FastifyInstance,
  findEntry: (message: IncomingMessage) => AdmissionRequest | undefined,
): void {
  // The body of a request without a connection never ends, and would keep its slot forever.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    done(request.raw.destroyed ? invalidRequest({ body: 'malformed' }) : null, payload);
  });
  // Also when a hook refuses the request, or the handler ends without a reply of its own.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    findEntry(request.raw)?.markReplied();
    done();
  });
}

/** Detaches the request listener of Fastify and returns it. */
function detachRequestListener({ server }: FastifyInstance): RequestListener {
  const [answer, ...others] = server.listeners('request') as RequestListener[];
  if (!answer || others.length > 0) throw new Error('Fastify takes requests in another way.');
  server.removeListener('request', answer);
  return answer;
}

/** Starts refusing requests that waited too long, until none waits. */
function overdueSweeper(gate: ConcurrencyLimiter): () => void {
  let isSweeping = false;
  const sweep = () => {
    gate.refuseOverdue();
    isSweeping = gate.counts().waitingInAll > 0;
    if (isSweeping) setTimeout(sweep, sweepMilliseconds);
  };
  return () => {
    if (isSweeping) return;
    isSweeping = true;
    setTimeout(sweep, sweepMilliseconds);
  };
}

/** @param adapt gets the delay of its timer in milliseconds */
function adaptWhileListening(
  { server }: FastifyInstance,
  milliseconds: number,
  adapt: (lateMilliseconds: number) => void,
): void {
  let timer: NodeJS.Timeout | undefined;
  server.on('listening', () => {
    let due = performance.now() + milliseconds;
    timer = setInterval(() => {
      adapt(Math.max(0, performance.now() - due));
      due = performance.now() + milliseconds;
    }, milliseconds).unref();
  });
  server.on('close', () => clearInterval(timer));
}
