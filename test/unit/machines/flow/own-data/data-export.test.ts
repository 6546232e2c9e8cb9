import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { readyExport, dataExportStatuses as statuses } from '#contract/examples/own-data.ts';
import { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import { type DataExportStatus, dataExportMachine } from '#machines/flow/own-data/data-export.ts';

type Reply<Value> = Value | Failure;
const next = <Value>(replies: Reply<Value>[]): Value => {
  const reply = replies.length > 1 ? replies.shift() : replies[0];
  if (reply instanceof Failure) throw reply;
  return reply as Value;
};

function start(replies: {
  load: Reply<DataExportStatus>[];
  request?: Reply<DataExportStatus>[];
  link?: Reply<{ url: string }>[];
}) {
  const clock = new SimulatedClock();
  const keys: string[] = [];
  const started: string[] = [];
  const machine = dataExportMachine.provide({
    actors: {
      getDataExport: fromPromise(async () => next(replies.load)),
      requestDataExport: fromPromise<DataExportStatus, { key: string }>(async ({ input }) => {
        keys.push(input.key);
        return next(replies.request ?? []);
      }),
      createDataExportLink: fromPromise(async () => next(replies.link ?? [])),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.on('download.started', ({ url }) => started.push(url));
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (current) => current.matches(state));
  return { actor, clock, keys, started, until };
}

const lost = new Failure({ code: 'network' });

describe('the copy of the own data', () => {
  it('is requested once, however often a lost request is sent', async () => {
    const { actor, keys, until } = start({
      load: [statuses.none],
      request: [lost, new Failure({ code: 'rate-limited', status: 429 }), statuses.preparing],
    });
    await until('none');
    actor.send({ type: 'export.requested', key: 'a' });
    await until('requestFailed');
    actor.send({ type: 'export.requested', key: 'b' });
    await until('requesting');
    await until('requestFailed');
    actor.send({ type: 'export.requested', key: 'c' });
    await until('preparing');
    // After the refusal it is another request.
    expect(keys).toEqual(['a', 'a', 'c']);
  });

  it.each([
    ['at first', [new Failure({ code: 'unauthenticated', status: 401 })]],
    ['later', [statuses.preparing, new Failure({ code: 'unauthenticated', status: 401 })]],
  ])('waits for a sign-in when the access ends, %s, and then asks again', async (_, replies) => {
    const load = [...replies, statuses.ready];
    const { actor, clock, until } = start({ load });
    if (replies.length > 1) {
      await until('preparing');
      clock.increment(limits.dataExportPollSeconds * 1000);
    }
    await until('signInNeeded');
    clock.increment(limits.dataExportPollSeconds * 1000);
    expect(actor.getSnapshot().value).toBe('signInNeeded');
    actor.send({ type: 'session.restored' });
    await until('ready');
  });

  it('is asked for every few seconds until it is ready, also after a lost reply', async () => {
    const { clock, until } = start({
      load: [statuses.preparing, lost, statuses.preparing, statuses.ready],
    });
    for (const _ of [1, 2, 3]) {
      await until('preparing');
      clock.increment(4999);
      clock.increment(1);
      await until('checking');
    }
    await until('ready');
  });

  it('is downloaded from the address of the server, and again after a failure', async () => {
    const { actor, started, until } = start({
      load: [statuses.ready],
      link: [lost, { url: '/file' }],
    });
    await until('ready');
    actor.send({ type: 'download.requested' });
    await until('linkFailed');
    expect(started).toEqual([]);
    actor.send({ type: 'download.requested' });
    await until('started');
    expect(started).toEqual(['/file']);
    expect(actor.getSnapshot().context.status?.dataExport).toEqual(readyExport);
  });

  it('is looked for again when it has expired before the download', async () => {
    const { actor, until } = start({
      load: [statuses.ready, statuses.none],
      link: [new Failure({ code: 'not-found', status: 404 })],
    });
    await until('ready');
    actor.send({ type: 'download.requested' });
    await until('none');
  });
});
