import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import {
  type ClaimRequest,
  type ReviewClaim,
  reviewClaimMachine,
} from '#machines/flow/review/review-claim.ts';
import { claimOfTest } from '#test/factories/review-claims.ts';

const mine = claimOfTest({ isMine: true, name: 'राघव' });
const refused = (name: string) =>
  new Failure({ code: 'claimed-by-other', status: 409, data: claimOfTest({ name }) });
const decided = new Failure({ code: 'transition-not-allowed', status: 409 });
const network = new Failure({ code: 'network' });

/** `answers` are what claiming returns, in turn; a Failure is thrown. */
function start(...answers: (ReviewClaim | Failure)[]) {
  const asked: ClaimRequest[] = [];
  let isReleased = false;
  const clock = new SimulatedClock();
  const machine = reviewClaimMachine.provide({
    actors: {
      claimReview: fromPromise(async ({ input }: { input: ClaimRequest }) => {
        asked.push(input);
        const answer = answers.shift();
        if (!answer) throw new Error('asked once too often');
        if (answer instanceof Failure) throw answer;
        return answer;
      }),
      releaseReview: fromCallback(() => () => {
        isReleased = true;
      }),
    },
  });
  const actor = createActor(machine, { input: { postUID: 'p' }, clock }).start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return {
    actor,
    asked,
    until,
    later: () => clock.increment(limits.reviewRenewSeconds * 1000),
    isReleased: () => isReleased,
  };
}

describe('the claim on a post', () => {
  it('is held, renewed, and released when the page is left', async () => {
    const { actor, asked, until, later, isReleased } = start(mine, mine);
    await until({ held: 'waiting' });
    later();
    await until({ held: 'renewing' });
    await until({ held: 'waiting' });
    expect(asked).toHaveLength(2);
    expect(isReleased()).toBe(false);
    actor.stop();
    expect(isReleased()).toBe(true);
  });

  it('is lost to a moderator who takes over, and claimed again', async () => {
    const { actor, asked, until, later } = start(mine, refused('अनीता'), mine);
    await until('held');
    later();
    expect((await until('takenOver')).context.claim?.name).toBe('अनीता');
    actor.send({ type: 'takeover.requested' });
    const { context } = await until('held');
    expect(context.claim?.isMine).toBe(true);
    expect(asked.map(({ takeOver }) => takeOver)).toEqual([false, false, true]);
  });

  it('arrives automatically when the other one releases it', async () => {
    const { until, later } = start(refused('अनीता'), refused('ज़ैनब'), mine);
    await until('heldByOther');
    later();
    await until({ heldByOther: 'checking' });
    expect((await until({ heldByOther: 'waiting' })).context.claim?.name).toBe('ज़ैनब');
    later();
    await until('held');
  });

  it('says why it could not be taken over', async () => {
    const { actor, until } = start(refused('अनीता'), network);
    await until('heldByOther');
    actor.send({ type: 'takeover.requested' });
    await until('takingOver');
    const { context } = await until('heldByOther');
    expect([context.failure?.code, context.claim?.name]).toEqual(['network', 'अनीता']);
  });

  it('survives a network failure', async () => {
    const { actor, asked, until, later } = start(network, mine, network, mine);
    await until('unknown');
    actor.send({ type: 'network.online' });
    await until('held');
    later();
    await until({ held: 'renewing' });
    await until({ held: 'waiting' });
    later();
    await until({ held: 'renewing' });
    await until({ held: 'waiting' });
    expect(asked).toHaveLength(4);
  });

  it('is not asked for where there is nothing to decide, until somebody looks again', async () => {
    const { actor, until } = start(decided, mine);
    await until('free');
    actor.send({ type: 'claim.requested' });
    await until('held');
  });
});
