import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type DeviceDraft, deviceDraftsMachine } from '#machines/flow/posts/device-drafts.ts';
import { deviceDraftOfTest } from '#test/factories/device-drafts.ts';

/** A device that has `drafts`, which the test may change behind the chart's back. */
function start(drafts: DeviceDraft[], options: { failures?: number } = {}) {
  let failures = options.failures ?? 0;
  const machine = deviceDraftsMachine.provide({
    actors: {
      listDeviceDrafts: fromPromise(async () => [...drafts]),
      removeDeviceDraft: fromPromise(async ({ input }: { input: { clientId: string } }) => {
        failures -= 1;
        if (failures >= 0) throw new Error('The database does not answer.');
        drafts.splice(
          drafts.findIndex(({ clientId }) => clientId === input.clientId),
          1,
        );
      }),
    },
  });
  const actor = createActor(machine, { input: { ownerUserId: 'me' } }).start();
  const until = (state: 'none' | 'listed' | 'removeFailed') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const shown = () => actor.getSnapshot().context.drafts.map(({ clientId }) => clientId);
  return { actor, until, shown };
}

describe('the drafts on this device', () => {
  it('are read again on coming back', async () => {
    const drafts = [deviceDraftOfTest({ clientId: 'one' })];
    const { actor, until, shown } = start(drafts);
    await until('listed');
    drafts.unshift(deviceDraftOfTest({ clientId: 'two' }));
    actor.send({ type: 'drafts.refresh-requested' });
    expect(shown(), 'what was there stays until then').toEqual(['one']);
    await until('listed');
    expect(shown()).toEqual(['two', 'one']);
  });

  it('are removed one by one, after a confirmation', async () => {
    const drafts = [deviceDraftOfTest({ clientId: 'one' }), deviceDraftOfTest({ clientId: 'two' })];
    const { actor, until, shown } = start(drafts);
    const { context } = await until('listed');
    actor.send({ type: 'removal.chosen', draft: context.drafts[0] as DeviceDraft });
    actor.send({ type: 'removal.cancelled' });
    expect(drafts).toHaveLength(2);
    actor.send({ type: 'removal.chosen', draft: context.drafts[0] as DeviceDraft });
    actor.send({ type: 'removal.confirmed' });
    await until('listed');
    expect(shown()).toEqual(['two']);
    expect(drafts.map(({ clientId }) => clientId)).toEqual(['two']);
  });

  it('stay when they could not be removed, until it works', async () => {
    const drafts = [deviceDraftOfTest()];
    const { actor, until, shown } = start(drafts, { failures: 1 });
    await until('listed');
    actor.send({ type: 'removal.chosen', draft: deviceDraftOfTest() });
    actor.send({ type: 'removal.confirmed' });
    await until('removeFailed');
    expect(shown()).toHaveLength(1);
    actor.send({ type: 'removal.confirmed' });
    await until('none');
    expect(drafts).toEqual([]);
  });

  it('are hidden once nobody is signed in', async () => {
    const { actor, until, shown } = start([deviceDraftOfTest()]);
    await until('listed');
    actor.send({ type: 'signed.out' });
    expect(shown()).toEqual([]);
  });
});
