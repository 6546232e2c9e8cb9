import { describe, expect, it, vi } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { drawnStateNames, drawState } from '#stories/support/actor-in-state.ts';

const call = vi.fn(async () => 'ok');
const machine = setup({
  types: {
    context: {} as { phone: string },
    events: {} as { type: 'code.submitted' } | { type: 'sent' },
  },
  actors: { sendCode: fromPromise(call) },
}).createMachine({
  id: 'sample',
  context: { phone: '' },
  initial: 'entering',
  states: {
    entering: { tags: ['screen'] },
    working: {
      initial: 'sending',
      states: {
        sending: {
          tags: ['screen'],
          invoke: { src: 'sendCode' },
          on: { 'code.submitted': 'checking' },
        },
        checking: {},
      },
    },
  },
});

describe('drawState', () => {
  const context = { phone: '9876543210' };

  it('is in the requested state and runs nothing', () => {
    const actor = drawState(machine, { value: { working: 'sending' }, context });
    actor.start();
    expect(actor.getSnapshot().matches({ working: 'sending' })).toBe(true);
    expect(actor.getSnapshot().context).toEqual(context);
    expect(actor.getSnapshot().can({ type: 'code.submitted' })).toBe(true);
    expect(call).not.toHaveBeenCalled();
  });

  it('records events without moving', () => {
    const actor = drawState(machine, { value: { working: 'sending' }, context });
    actor.send({ type: 'code.submitted' });
    expect(actor.sent).toEqual([{ type: 'code.submitted' }]);
    expect(actor.getSnapshot().value).toEqual({ working: 'sending' });
  });

  it('refuses a state that the chart does not have', () => {
    const loose = createMachine({ id: 'loose', initial: 'a', states: { a: {} } });
    expect(() => drawState(loose, { value: 'b' as never, context: {} })).toThrow(/no state 'b'/);
    expect(() => drawState(machine, { value: { working: 'gone' } as never, context })).toThrow(
      /no state 'gone'/,
    );
  });

  it('names the states tagged `screen`', () => {
    expect(drawnStateNames(machine, { value: { working: 'sending' }, context })).toEqual([
      'sample.working.sending',
    ]);
  });
});
