import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type LinkRequest, linkDialogMachine } from '#machines/flow/editor/link-dialog.ts';

function start(isTaken = true) {
  const applied: (string | null)[] = [];
  const machine = linkDialogMachine.provide({
    actors: {
      applyLink: fromPromise<boolean, LinkRequest>(async ({ input }) => {
        applied.push(input.url);
        return isTaken;
      }),
    },
  });
  const actor = createActor(machine).start();
  const at = (state: 'closed' | 'invalid') => waitFor(actor, (current) => current.matches(state));
  return { actor, applied, at };
}

describe('the link dialog', () => {
  it.each([
    ['example.com/rain', 'https://example.com/rain'],
    [' http://example.com ', 'http://example.com'],
    ['mailto:desk@example.com', 'mailto:desk@example.com'],
  ])('takes %j as %j', async (address, url) => {
    const { actor, applied, at } = start();
    actor.send({ type: 'link.submitted', address });
    await at('closed');
    expect(applied).toEqual([url]);
  });

  it('says what is no link, and takes another one', async () => {
    const { actor, applied, at } = start(false);
    actor.send({ type: 'link.submitted', address: ' ' });
    expect(actor.getSnapshot().matches('invalid')).toBe(true);
    expect(applied).toEqual([]);
    actor.send({ type: 'link.submitted', address: 'javascript:alert(1)' });
    await at('invalid');
    expect(applied).toEqual(['javascript:alert(1)']);
  });

  it('takes a link away', async () => {
    const { actor, applied, at } = start();
    actor.send({ type: 'link.removed' });
    await at('closed');
    expect(applied).toEqual([null]);
  });
});
