import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '#test/unit/server/fixtures/person-fixtures.ts';
import { expectRefusal } from '#test/unit/server/harness/contract-client.ts';
import { engines } from '#test/unit/server/harness/test-server.ts';
import { type Stage, serviceKey, setStage } from './contract-fixtures.ts';
import { makeChance, mutate } from './mutations.ts';
import { type Request, requestsFor, targets, urlOf } from './valid-requests.ts';

/*
 * Valid requests of every operation with up to three random mutations: none is answered 500,
 * with any role. `MUTATED_REQUESTS=10000` sends more (`npm run fuzz`), `GENERATED_SEED` others.
 */

const seed = Number(process.env.GENERATED_SEED ?? 20261122);
const wanted = Number(process.env.MUTATED_REQUESTS ?? 400);
/**
 * So many in a row have the same senders: some of the requests end a session or block a creator.
 */
const batch = 200;
const kindsOfEach = 8;

const senders = [
  undefined,
  { role: 'creator' },
  { role: 'creator', position: { work: 'pending' } },
  { role: 'creator', position: { work: 'approved' } },
  { role: 'creator', position: { work: 'rejected' } },
  { role: 'agency' },
  { role: 'staff' },
] as const;

describe.each(engines)(`mutated requests, seed ${seed}, on %s`, (engine) => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await setStage(engine);
    known.clear();
  }, 120_000);
  afterAll(() => stage?.server.stop());

  it(
    `are never answered 500, in ${wanted}`,
    async () => {
      const chance = makeChance(seed);
      const statuses: Record<number, number> = {};
      const faults: string[] = [];
      let cookies: string[] = [];
      for (let sent = 0; sent < wanted; sent += 1) {
        if (sent % batch === 0) cookies = await cookiesOf(stage);
        const target = targets[sent % targets.length];
        if (!target) continue;
        const valid = chance.of(validFor(stage, target));
        const headers = { ...usual, cookie: chance.of(cookies), ...valid.headers };
        const request = mutate({ ...valid, headers, url: urlOf(target, valid) }, chance);
        const reply = await send(stage, request);
        statuses[reply.statusCode] = (statuses[reply.statusCode] ?? 0) + 1;
        if (reply.statusCode === 500)
          faults.push(`${target.id} ${callSummary(request)}: ${reply.body.slice(0, 200)}`);
        else if (isRefusal(reply) && request.method !== 'HEAD') expectRefusal(reply);
      }
      expect({ faults, statuses }).toEqual({ faults: [], statuses });
      if (process.env.MUTATED_REQUESTS) console.log(engine, wanted, JSON.stringify(statuses));
    },
    wanted * 200 + 60_000,
  );
});

const usual = {
  host: 'localhost:4000',
  origin: 'http://localhost:4000',
  'x-service-key': serviceKey,
};

async function cookiesOf({ server }: Stage): Promise<string[]> {
  const clients = await Promise.all(senders.map((who) => who && signInAs(server, who)));
  return clients.map((client) =>
    client ? [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') : '',
  );
}

const known = new Map<string, Request[]>();

function validFor(stage: Stage, target: (typeof targets)[number]): Request[] {
  const name = `${target.id} ${target.file ?? ''}`;
  const made =
    known.get(name) ??
    fc.sample(requestsFor(target, stage.known, stage.files), { numRuns: kindsOfEach, seed });
  known.set(name, made);
  return made;
}

function send({ server }: Stage, { method, url, headers, payload }: Request & { url: string }) {
  return server.app.inject({
    method: method as 'GET',
    url: encodeURI(url).replaceAll('%25', '%'),
    headers,
    ...(payload !== undefined && { payload }),
  });
}

const callSummary = ({ method, url, headers, payload }: Request & { url: string }) => {
  const content = `${JSON.stringify(headers).slice(0, 600)} ${String(payload).slice(0, 300)}`;
  return `${method} ${url.slice(0, 200)} ${content}`;
};

/** A page that says that there is no such post is for people. */
const isRefusal = ({ statusCode, headers }: Awaited<ReturnType<typeof send>>): boolean =>
  statusCode < 500 && statusCode >= 400 && !String(headers['content-type']).startsWith('text/html');
