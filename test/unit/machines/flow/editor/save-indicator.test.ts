import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type SaveStatus, saveIndicatorMachine } from '#machines/flow/editor/save-indicator.ts';

function start(status: SaveStatus) {
  const clock = new SimulatedClock();
  const actor = createActor(saveIndicatorMachine, { clock, input: { status } }).start();
  const become = (next: SaveStatus) => actor.send({ type: 'status.changed', status: next });
  const says = () => {
    const { shown, announced } = actor.getSnapshot().context;
    return { shown, announced };
  };
  return { become, says, rest: (ms: number) => clock.increment(ms) };
}

describe('the save indicator', () => {
  it('says at once that something is being saved, and does not announce it', () => {
    const { become, says } = start('server');
    become('saving');
    expect(says()).toEqual({ shown: 'saving', announced: 'server' });
  });

  it('says where the text is after a pause', () => {
    const { become, says, rest } = start('empty');
    become('saving');
    become('device');
    rest(399);
    expect(says().shown).toBe('saving');
    rest(1);
    expect(says()).toEqual({ shown: 'device', announced: 'device' });
  });

  it('restarts the pause with another place, but not with the same one', () => {
    const { become, says, rest } = start('empty');
    become('device');
    rest(300);
    become('device');
    rest(100);
    expect(says().shown).toBe('device');
    become('waiting');
    rest(300);
    become('server');
    rest(300);
    expect(says().shown).toBe('device');
    rest(100);
    expect(says().shown).toBe('server');
  });
});
