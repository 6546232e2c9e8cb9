import { describe, expect, it } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { mergeAccountsMachine } from '#machines/flow/accounts/merge-accounts.ts';
import {
  type AccountChoice,
  type ChoiceAnswer,
  type ChoiceReply,
  type CurrentChoice,
  secondsLeft,
} from '#machines/flow/accounts/merge-plan.ts';
import { choiceOf, notOffered, other, own, third } from '#test/factories/account-choices.ts';

const startedAt = 1_700_000_000_000;
const network = new Failure({ code: 'network' });
const done: ChoiceReply = { outcome: 'done', nextScreen: 'dashboard', selectAccount: null };
const stillOpen = (selectAccount: AccountChoice): ChoiceReply => ({
  outcome: 'open',
  nextScreen: 'account-linking',
  selectAccount,
});

type State = Parameters<SnapshotFrom<typeof mergeAccountsMachine>['matches']>[0];
type Answers = {
  choices?: (AccountChoice | null | Failure)[];
  replies?: (ChoiceReply | Failure)[];
  extensions?: (AccountChoice | null | Failure)[];
  logouts?: ('ok' | Failure)[];
};

const next = <Value>(answers: (Value | Failure)[]): Value => {
  const answer = answers.shift();
  if (answer === undefined) throw new Error('asked once too often');
  if (answer instanceof Failure) throw answer;
  return answer;
};

/**
 * The chart with a clock that the test controls; calls are answered in turn, a Failure is thrown.
 */
async function start({
  choices = [choiceOf([own, other])],
  replies = [],
  extensions = [],
  logouts = ['ok'],
}: Answers = {}) {
  const said: (ChoiceAnswer | null)[] = [];
  const emitted: string[] = [];
  const clock = new SimulatedClock();
  let tick: (now: number) => void = () => {};
  const machine = mergeAccountsMachine.provide({
    actors: {
      getAccountChoice: fromPromise<CurrentChoice, undefined>(async () => ({
        selectAccount: next(choices),
      })),
      extendAccountChoice: fromPromise<CurrentChoice, { userId: string }>(async () => ({
        selectAccount: next(extensions),
      })),
      accountLinking: fromPromise<ChoiceReply, ChoiceAnswer | null>(async ({ input }) => {
        said.push(input);
        return next(replies);
      }),
      logout: fromPromise(async () => {
        next(logouts);
        return { message: 'Success' as const };
      }),
      clock: fromCallback(({ sendBack }) => {
        tick = (now) => sendBack({ type: 'clock.ticked', now });
      }),
    },
  });
  const actor = createActor(machine, { input: { now: startedAt }, clock });
  actor.on('choice.settled', ({ outcome }) => emitted.push(outcome));
  actor.on('next-screen.received', ({ nextScreen }) => emitted.push(nextScreen));
  actor.on('session.ended', () => emitted.push('session.ended'));
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  /** As many seconds as a real clock would count one by one. */
  let seconds = 0;
  const pass = (more: number) => {
    for (let step = 0; step < more; step += 1) {
      seconds += 1;
      tick(startedAt + seconds * 1000);
    }
  };
  const leapTo = (to: number) => {
    seconds = to;
    tick(startedAt + to * 1000);
  };
  const matches = (state: State) => actor.getSnapshot().matches(state);
  return {
    actor,
    said,
    emitted,
    clock,
    pass,
    leapTo,
    matches,
    left: () => secondsLeft(actor.getSnapshot().context),
    choose: (id: string) => actor.send({ type: 'account.chosen', id }),
    confirm: () => actor.send({ type: 'merge.confirmed' }),
    until: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

const merged = (selected: typeof own, defunct: typeof own): ChoiceAnswer => ({
  user: { userId: own.keyIdentifier },
  dhAccount: { selectedId: selected.keyIdentifier, defunctId: defunct.keyIdentifier },
});
const timedOut: ChoiceAnswer = { user: { userId: own.keyIdentifier }, isTimedOut: true };

describe('choosing', () => {
  // spec 4.30, 7.58
  it('keeps the chosen account and closes the other one', async () => {
    const merge = await start({ replies: [done] });
    merge.choose(other.keyIdentifier);
    merge.confirm();
    await merge.until('done');
    expect(merge.said).toEqual([merged(other, own)]);
    expect(merge.emitted, 'the page stays until its button is pressed').toEqual(['dashboard']);
    merge.actor.send({ type: 'retry.requested' });
    expect(merge.emitted).toEqual(['dashboard', 'done']);
  });

  it('says what is missing when nothing is chosen, and sends nothing', async () => {
    const merge = await start();
    merge.confirm();
    expect(merge.matches({ open: { form: 'selectionMissing' } })).toBe(true);
    expect(merge.said).toEqual([]);
    merge.choose(own.keyIdentifier);
    expect(merge.matches({ open: { form: 'choosing' } })).toBe(true);
  });

  it('does not take an account that is not offered', async () => {
    const merge = await start({ choices: [choiceOf([notOffered, other])] });
    merge.choose(notOffered.keyIdentifier);
    merge.confirm();
    expect(merge.matches({ open: { form: 'selectionMissing' } })).toBe(true);
  });

  // spec 4.30, 7.58
  it('leaves all as they are when it is skipped', async () => {
    const merge = await start({
      replies: [{ outcome: 'skipped', nextScreen: 'phone-submission', selectAccount: null }],
    });
    merge.actor.send({ type: 'skip.requested' });
    await merge.until('skipped');
    expect(merge.said).toEqual([{ user: { userId: own.keyIdentifier } }]);
    expect(merge.emitted, 'the page stays until its button is pressed').toEqual([
      'phone-submission',
    ]);
    merge.actor.send({ type: 'retry.requested' });
    expect(merge.emitted).toEqual(['phone-submission', 'skipped']);
  });

  it('moves several accounts into the chosen one sequentially', async () => {
    const merge = await start({
      choices: [choiceOf([own, other, third])],
      replies: [stillOpen(choiceOf([other, third])), done],
    });
    merge.choose(other.keyIdentifier);
    merge.confirm();
    await merge.until('done');
    expect(merge.said).toEqual([
      merged(other, own),
      { ...merged(other, third), user: { userId: other.keyIdentifier } },
    ]);
  });

  it('asks again when an account has joined the choice', async () => {
    const merge = await start({ replies: [stillOpen(choiceOf([own, third]))] });
    merge.choose(own.keyIdentifier);
    merge.confirm();
    await merge.until('open');
    expect(merge.said).toHaveLength(1);
    expect(merge.actor.getSnapshot().context.choice?.conflictAccounts).toEqual([third]);
  });
});

describe('the clock', () => {
  // spec 4.28, 4.29, 9.6
  it("counts down the server's time, warns at twenty and ends at zero", async () => {
    const merge = await start({
      choices: [choiceOf([own, other], { secondsLeft: 31 })],
      replies: [{ outcome: 'timedOut', nextScreen: 'login', selectAccount: null }],
    });
    expect(merge.left()).toBe(31);
    merge.pass(10);
    expect(merge.matches({ open: { clock: 'running' } })).toBe(true);
    merge.pass(1);
    expect(merge.matches({ open: { clock: 'ending' } })).toBe(true);
    merge.pass(20);
    await merge.until('timedOut');
    expect(merge.said).toEqual([timedOut]);
  });

  it('begins with the last seconds when a reload finds them', async () => {
    const merge = await start({ choices: [choiceOf([own, other], { secondsLeft: 14 })] });
    expect(merge.matches({ open: { clock: 'ending' } })).toBe(true);
  });

  it('is extended, and restarts', async () => {
    const merge = await start({ extensions: [choiceOf([own, other], { extensionsLeft: 9 })] });
    merge.choose(own.keyIdentifier);
    merge.pass(50);
    merge.actor.send({ type: 'extension.requested' });
    await merge.until({ open: { form: 'choosing', clock: 'running' } });
    expect(merge.left()).toBe(60);
    expect(merge.actor.getSnapshot().context.selectedId).toBe(own.keyIdentifier);
  });

  it('is not extended when the server has given all there is', async () => {
    const merge = await start({ choices: [choiceOf([own, other], { extensionsLeft: 0 })] });
    expect(merge.actor.getSnapshot().can({ type: 'extension.requested' })).toBe(false);
  });

  it('keeps running when no more time was granted, and says why', async () => {
    const merge = await start({ extensions: [network] });
    merge.pass(30);
    merge.actor.send({ type: 'extension.requested' });
    await merge.until({ open: { form: 'extensionFailed' } });
    merge.pass(5);
    expect(merge.left()).toBe(25);
  });

  it('ends the choice when more time was asked for too late', async () => {
    const merge = await start({
      extensions: [new Failure({ code: 'choice-timed-out', status: 409 })],
      replies: [{ outcome: 'timedOut', nextScreen: 'login', selectAccount: null }],
    });
    merge.actor.send({ type: 'extension.requested' });
    await merge.until('timedOut');
  });

  it('continues when the server grants more time, as to another tab', async () => {
    const merge = await start({
      replies: [stillOpen(choiceOf([own, other], { secondsLeft: 50 }))],
    });
    merge.pass(60);
    await merge.until('open');
    expect(merge.left()).toBe(50);
  });

  it('asks the server when the clock of the device is set back or the tab has slept', async () => {
    const merge = await start({
      choices: [
        choiceOf([own, other]),
        choiceOf([own, other], { secondsLeft: 55 }),
        choiceOf([own, other], { secondsLeft: 40 }),
      ],
    });
    merge.leapTo(-600);
    await merge.until({ open: { form: 'choosing' } });
    expect(merge.left()).toBe(55);
    merge.leapTo(-580);
    await merge.until({ open: { form: 'choosing' } });
    expect(merge.left()).toBe(40);
  });

  it('never shows more than a minute, also when the server cannot be asked', async () => {
    const merge = await start({ choices: [choiceOf([own, other]), network] });
    merge.leapTo(-600);
    await merge.until({ open: { form: 'choosing' } });
    expect(merge.left()).toBe(60);
  });

  it('does not stop an answer that is on its way', async () => {
    const merge = await start({ replies: [done] });
    merge.choose(own.keyIdentifier);
    merge.pass(59);
    merge.confirm();
    merge.pass(5);
    await merge.until('done');
    expect(merge.said).toEqual([merged(own, other)]);
  });
});

describe('a reply that is lost', () => {
  it('is asked for again with the same answer', async () => {
    const merge = await start({ replies: [network, network, done] });
    merge.choose(own.keyIdentifier);
    merge.confirm();
    await merge.until('unanswered');
    merge.clock.increment(4000);
    await merge.until('unanswered');
    merge.actor.send({ type: 'network.online' });
    await merge.until('done');
    expect(merge.said).toEqual([merged(own, other), merged(own, other), merged(own, other)]);
  });

  it('is asked for by a button', async () => {
    const merge = await start({
      replies: [new Failure({ code: 'server-busy', status: 503 }), done],
    });
    merge.choose(own.keyIdentifier);
    merge.confirm();
    await merge.until('unanswered');
    merge.actor.send({ type: 'retry.requested' });
    await merge.until('done');
  });
});

describe('another tab', () => {
  it('has answered: this one finds out when it is looked at', async () => {
    const merge = await start({ choices: [choiceOf([own, other]), null] });
    merge.actor.send({ type: 'page.visible' });
    await merge.until('settledElsewhere');
    expect(merge.emitted).toEqual(['elsewhere']);
  });

  it('has ended the session: this one says so and leads to the sign-in', async () => {
    const merge = await start();
    merge.actor.send({ type: 'session.expired' });
    expect(merge.matches('sessionOver')).toBe(true);
    merge.actor.send({ type: 'sign-in.requested' });
    expect(merge.emitted).toEqual(['session.ended']);
  });

  it('had nothing to choose: the page continues at once', async () => {
    const merge = await start({ choices: [null] });
    expect(merge.emitted).toEqual(['elsewhere']);
  });
});

describe('a failure', () => {
  // spec 4.32
  it('ends the session, and leads to the sign-in', async () => {
    const merge = await start({ replies: [new Failure({ code: 'choice-failed', status: 409 })] });
    merge.choose(own.keyIdentifier);
    merge.confirm();
    await merge.until({ leaving: 'ended' });
    expect(merge.actor.getSnapshot().context.failure?.code).toBe('choice-failed');
    merge.actor.send({ type: 'sign-in.requested' });
    expect(merge.emitted).toEqual(['session.ended']);
  });

  it('does not lead on before the session has ended', async () => {
    const merge = await start({
      replies: [new Failure({ code: 'choice-failed', status: 409 })],
      logouts: [network, 'ok'],
    });
    merge.choose(own.keyIdentifier);
    merge.confirm();
    await merge.until({ leaving: 'notEnded' });
    merge.actor.send({ type: 'sign-in.requested' });
    expect(merge.emitted).toEqual([]);
    await merge.until({ leaving: 'ended' });
  });

  it.each([
    ['choice-timed-out', 409, 'timedOut'],
    ['not-found', 404, 'settledElsewhere'],
    ['unauthenticated', 401, 'sessionOver'],
  ] as const)('of %s is shown as such', async (code, status, state) => {
    const merge = await start({ replies: [new Failure({ code, status })] });
    merge.actor.send({ type: 'skip.requested' });
    await merge.until(state);
  });

  it('ends the session when the server asks to sign in again', async () => {
    const merge = await start({ replies: [{ ...done, nextScreen: 'login' }] });
    merge.choose(own.keyIdentifier);
    merge.confirm();
    await merge.until({ leaving: 'ended' });
    expect(merge.actor.getSnapshot().context.failure).toBeNull();
  });

  it('to show the accounts can be retried', async () => {
    const merge = await start({ choices: [network, choiceOf([own, other])] });
    expect(merge.matches('loadFailed')).toBe(true);
    merge.actor.send({ type: 'retry.requested' });
    await merge.until('open');
  });
});
