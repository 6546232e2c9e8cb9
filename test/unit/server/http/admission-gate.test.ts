import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Priority, priorities } from '#domain/contract/priorities.ts';
import { createConcurrencyLimiter } from '#server/http/admission/concurrency-limiter.ts';
import { type LimitedRequest, queueTimeouts } from '#server/http/admission/request-lines.ts';
import { createWaitingQueue } from '#server/http/admission/waiting-queue.ts';

/** A gate with a clock that the test moves, and requests that note what happens to them. */
function startGate() {
  let time = 0;
  const gate = createConcurrencyLimiter(() => time);
  const events: string[] = [];
  const enter = (priority: Priority, key: string, name = `${priority} ${key}`) => {
    const entry: LimitedRequest = {
      priority,
      key,
      start: () => events.push(`${name} starts`),
      refuse: () => events.push(`${name} is refused`),
    };
    gate.enter(entry);
    return entry;
  };
  return {
    gate,
    events,
    enter,
    /** Takes all places for requests that matter most. */
    fill: () => {
      while (gate.counts().working < gate.counts().limit) enter('essential', 'others');
      events.length = 0;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
      gate.refuseOverdue();
    },
  };
}

describe('the admission gate', () => {
  it('starts requests at once while there are places', () => {
    const { gate, enter, events } = startGate();
    for (const priority of priorities) enter(priority, 'meera');
    expect(events).toEqual(priorities.map((priority) => `${priority} meera starts`));
    expect(gate.counts()).toMatchObject({ working: 4, waitingInAll: 0 });
  });

  it('reserves the last slots for higher priorities', () => {
    const { gate, enter } = startGate();
    const started = priorities.toReversed().map((priority) => {
      for (let count = 0; count < 40; count += 1) enter(priority, `${priority} ${count}`);
      return gate.counts().working;
    });
    expect(started).toEqual([28, 38, 43, 48]);
  });

  it('starts waiting requests by priority, not by arrival', () => {
    const { gate, enter, events, fill } = startGate();
    fill();
    for (const priority of priorities.toReversed()) enter(priority, 'meera');
    expect(events).toEqual([]);
    for (let ended = 0; ended < 30; ended += 1) gate.leave();
    expect(events).toEqual(priorities.map((priority) => `${priority} meera starts`));
  });

  it('serves people in turns, whatever one of them requests', () => {
    const { gate, enter, events, fill } = startGate();
    fill();
    for (let count = 0; count < 4; count += 1) enter('essential', 'busy');
    enter('essential', 'meera');
    gate.leave();
    gate.leave();
    expect(events).toEqual(['essential busy starts', 'essential meera starts']);
  });

  it('refuses at once when the queue of a person or of all is full', () => {
    const { gate, enter, fill } = startGate();
    fill();
    for (let count = 0; count < 210; count += 1) enter('essential', 'busy');
    expect(gate.counts()).toMatchObject({
      waiting: { essential: 200 },
      refused: { essential: 10 },
    });
    for (let count = 0; count < 250; count += 1) enter('essential', `person ${count}`);
    expect(gate.counts()).toMatchObject({
      waiting: { essential: 400 },
      refused: { essential: 60 },
    });
  });

  it('lets a burst wait for half a second', () => {
    const { enter, events, fill, pass } = startGate();
    fill();
    enter('list', 'meera');
    pass(queueTimeouts.burst - 1);
    expect(events).toEqual([]);
  });

  it('refuses requests early for a while after an overload', () => {
    const { gate, enter, events, fill, pass } = startGate();
    fill();
    enter('essential', 'first');
    pass(queueTimeouts.burst);
    expect(events).toEqual(['essential first is refused']);
    enter('essential', 'second');
    pass(queueTimeouts.overloaded - 1);
    expect(events).toHaveLength(1);
    pass(1);
    expect(events.at(-1)).toBe('essential second is refused');
    pass(queueTimeouts.overloadedFor);
    enter('essential', 'third');
    pass(queueTimeouts.burst - 1);
    gate.leave();
    expect(events.at(-1)).toBe('essential third starts');
  });

  it('refuses requests that an overloaded class cannot serve in time', () => {
    const { gate, enter, events, fill, pass } = startGate();
    fill();
    expect(gate.refusesAtOnce('list')).toBe(false);
    enter('list', 'first');
    pass(queueTimeouts.burst);
    events.length = 0;
    const { limit } = gate.counts();
    for (let count = 0; count < limit; count += 1) enter('list', `list ${count}`);
    expect(events).toEqual([]);
    expect(gate.refusesAtOnce('essential')).toBe(false);
    expect(gate.refusesAtOnce('list')).toBe(true);
    enter('list', 'one more');
    expect(events).toEqual(['list one more is refused']);
    expect(gate.counts().refused.list).toBe(3);
  });

  it('keeps the waits of essential requests while others are refused early', () => {
    const { enter, events, fill, pass } = startGate();
    fill();
    enter('report', 'meera');
    pass(queueTimeouts.burst - 1);
    enter('essential', 'anita');
    pass(1);
    expect(events).toEqual(['report meera is refused']);
    pass(queueTimeouts.burst - 2);
    expect(events).toHaveLength(1);
    pass(1);
    expect(events.at(-1)).toBe('essential anita is refused');
  });

  it('forgets requests whose client left while waiting', () => {
    const { gate, enter, events, fill } = startGate();
    fill();
    const gone = enter('list', 'gone');
    enter('list', 'stays');
    gate.abandon(gone);
    for (let ended = 0; ended < 8; ended += 1) gate.leave();
    expect(events).toEqual(['list stays starts']);
  });

  it('has one slot less for each request that resumes, and more when they end', () => {
    const { gate, enter, events, fill } = startGate();
    fill();
    gate.leave();
    gate.comeBack();
    enter('essential', 'meera');
    expect(events).toEqual([]);
    gate.leave();
    expect(events).toEqual(['essential meera starts']);
  });

  it('removes slots under load, and adds one when all were used without overload', () => {
    const { gate, fill } = startGate();
    const calm = { eventLoopDelayMs: 0, waitingQueries: 0 };
    gate.adapt(calm);
    expect(gate.counts().limit).toBe(48);
    fill();
    gate.adapt(calm);
    expect(gate.counts().limit).toBe(49);
    while (gate.counts().working > 0) gate.leave();
    for (let time = 0; time < 200; time += 1) {
      fill();
      gate.adapt(calm);
    }
    expect(gate.counts().limit).toBe(128);
    for (const strain of [
      { ...calm, eventLoopDelayMs: 101 },
      { ...calm, waitingQueries: 11 },
    ])
      gate.adapt(strain);
    expect(gate.counts().limit).toBe(103);
    for (let time = 0; time < 50; time += 1) gate.adapt({ ...calm, waitingQueries: 99 });
    expect(gate.counts().limit).toBe(48);
  });

  it('starts or refuses each request once, within the limit', () => {
    const step = fc.oneof(
      fc.record({ priority: fc.constantFrom(...priorities), key: fc.constantFrom('a', 'b', 'c') }),
      fc.constantFrom('leave' as const, 'pass' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
        const { gate, enter, events, pass } = startGate();
        let entered = 0;
        for (const one of steps) {
          if (one === 'pass') pass(30);
          else if (one === 'leave') {
            if (gate.counts().working > 0) gate.leave();
          } else enter(one.priority, one.key, `${entered++}`);
          expect(gate.counts().working).toBeLessThanOrEqual(gate.counts().limit);
        }
        gate.refuseAll();
        const names = events.map((event) => event.split(' ')[0]);
        expect(new Set(names).size).toBe(names.length);
        expect(names).toHaveLength(entered);
        expect(gate.counts().waitingInAll).toBe(0);
      }),
    );
  });
});

describe('a waiting queue', () => {
  it('keeps count and order, whatever is added, taken and removed', () => {
    const line = createWaitingQueue<string>();
    const bounds = { max: 4, maxPerKey: 2 };
    expect(
      ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'].map((name) => line.add(String(name[0]), name, bounds)),
    ).toEqual([true, true, false, true, true, false]);
    expect([line.remove('b', 'b2'), line.remove('b', 'b1'), line.size()]).toEqual([false, true, 3]);
    expect([line.take(), line.take(), line.take(), line.take(), line.size()]).toEqual([
      'a1',
      'c1',
      'a2',
      undefined,
      0,
    ]);
  });
});
