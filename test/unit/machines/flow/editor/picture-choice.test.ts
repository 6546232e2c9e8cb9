import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  type ChoiceOutcome,
  type FileChoice,
  pictureChoiceMachine,
} from '#machines/flow/editor/picture-choice.ts';

const choiceOf = (...names: string[]): FileChoice => ({
  files: names.map((name) => ({ name, size: 10, type: 'image/jpeg' })),
  replaces: null,
});
const refusal = { name: 'notes.pdf', code: 'image-type-not-allowed' as const };

function start() {
  const asked: {
    choice: FileChoice;
    answer: (outcome: Partial<ChoiceOutcome>) => void;
    fail: () => void;
  }[] = [];
  const machine = pictureChoiceMachine.provide({
    actors: {
      takeFiles: fromPromise<ChoiceOutcome, FileChoice>(
        ({ input }) =>
          new Promise((resolve, reject) =>
            asked.push({
              choice: input,
              answer: (outcome) =>
                resolve({ keys: [], refused: [], overLimitCount: 0, ...outcome }),
              fail: () => reject(new Error('unreadable')),
            }),
          ),
      ),
    },
  });
  const actor = createActor(machine).start();
  const taken: { choice: FileChoice; keys: string[] }[] = [];
  actor.on('choice.taken', ({ choice, keys }) => taken.push({ choice, keys }));
  const at = (state: 'idle' | 'refused') => waitFor(actor, (current) => current.matches(state));
  const choose = (choice: FileChoice) => actor.send({ type: 'files.chosen', choice });
  return { actor, asked, taken, at, choose };
}

describe('choosing pictures', () => {
  it('accepts choices sequentially, in their order', async () => {
    const { asked, taken, at, choose } = start();
    const [first, second] = [choiceOf('a.jpg'), choiceOf('b.jpg')];
    choose(first);
    choose(second);
    expect(asked.map(({ choice }) => choice)).toEqual([first]);
    asked[0]?.answer({ keys: ['a'] });
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.answer({ keys: ['b'] });
    await at('idle');
    expect(taken).toEqual([
      { choice: first, keys: ['a'] },
      { choice: second, keys: ['b'] },
    ]);
  });

  it('shows what was refused until it is dismissed', async () => {
    const { actor, asked, at, choose } = start();
    choose(choiceOf('notes.pdf', 'a.jpg'));
    asked[0]?.answer({ keys: ['a'], refused: [refusal] });
    expect((await at('refused')).context.refused).toEqual([refusal]);
    actor.send({ type: 'refusals.dismissed' });
    expect(actor.getSnapshot().matches('idle')).toBe(true);
    expect(actor.getSnapshot().context.refused).toEqual([]);
  });

  it('forgets what was refused before when the next choice is fine', async () => {
    const { asked, at, choose } = start();
    choose(choiceOf('a.jpg'));
    asked[0]?.answer({ overLimitCount: 1 });
    await at('refused');
    choose(choiceOf('b.jpg'));
    asked[1]?.answer({ keys: ['b'] });
    expect((await at('idle')).context.overLimitCount).toBe(0);
  });

  it('shows what was refused of each of two choices in a row', async () => {
    const { asked, at, choose } = start();
    choose(choiceOf('notes.pdf'));
    choose(choiceOf('a.jpg'));
    asked[0]?.answer({ refused: [refusal] });
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.answer({ keys: ['a'], overLimitCount: 2 });
    const { context } = await at('refused');
    expect(context).toMatchObject({ refused: [refusal], overLimitCount: 2 });
  });

  it('refuses files that could not be read', async () => {
    const { asked, taken, at, choose } = start();
    const choice = choiceOf('a.jpg');
    choose(choice);
    asked[0]?.fail();
    expect((await at('refused')).context.refused).toEqual([
      { name: 'a.jpg', code: 'image-unreadable' },
    ]);
    expect(taken).toEqual([{ choice, keys: [] }]);
  });
});
