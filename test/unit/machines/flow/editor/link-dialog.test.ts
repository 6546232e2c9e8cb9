import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type LinkRequest, linkDialogMachine } from '#machines/flow/editor/link-dialog.ts';

function start({ isTaken = true, current = null as string | null } = {}) {
  const applied: (string | null)[] = [];
  const machine = linkDialogMachine.provide({
    actors: {
      applyLink: fromPromise<boolean, LinkRequest>(async ({ input }) => {
        applied.push(input.url);
        return isTaken;
      }),
    },
  });
  const actor = createActor(machine, { input: { current } }).start();
  const at = (state: 'closed' | 'invalid') => waitFor(actor, (found) => found.matches(state));
  return { actor, applied, at };
}

describe('the link dialog', () => {
  it.each([
    ['example.com/rain', 'https://example.com/rain'],
    [' http://example.com ', 'http://example.com'],
    ['उदाहरण.भारत', 'https://उदाहरण.भारत'],
    ['example.com:8080', 'https://example.com:8080'],
    ['mailto:desk@example.com', 'mailto:desk@example.com'],
    ['desk@example.com', 'mailto:desk@example.com'],
    ['tel:+911234567890', 'tel:+911234567890'],
  ])('takes %j as %j', async (address, url) => {
    const { actor, applied, at } = start();
    actor.send({ type: 'link.submitted', address });
    await at('closed');
    expect(applied).toEqual([url]);
  });

  it.each([' ', 'hello', 'hello world', 'example.com hello', 'example.com/a b', 'https://hello'])(
    'refuses %j, which is no address',
    (address) => {
      const { actor, applied } = start();
      actor.send({ type: 'link.submitted', address });
      expect(actor.getSnapshot().matches('invalid')).toBe(true);
      expect(applied).toEqual([]);
    },
  );

  it('says that the text refused it, and accepts another one', async () => {
    const { actor, applied, at } = start({ isTaken: false });
    actor.send({ type: 'link.submitted', address: 'javascript:alert(1)' });
    await at('invalid');
    expect(applied).toEqual(['javascript:alert(1)']);
  });

  it('removes a link where there is one', async () => {
    const { actor, applied, at } = start({ current: 'https://example.com/' });
    actor.send({ type: 'link.removed' });
    await at('closed');
    expect(applied).toEqual([null]);
  });

  it('removes nothing where there is no link', () => {
    const { actor, applied } = start();
    expect(actor.getSnapshot().can({ type: 'link.removed' })).toBe(false);
    actor.send({ type: 'link.removed' });
    expect(actor.getSnapshot().matches('editing')).toBe(true);
    expect(applied).toEqual([]);
  });
});
