import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { postReviewMachine } from '#machines/flow/review/post-review.ts';
import {
  type ClaimRequest,
  type ReviewClaim,
  reviewClaimMachine,
} from '#machines/flow/review/review-claim.ts';
import { createDecision } from '#machines/kit/decision.ts';
import { createPagedList, type Page, type PageRequest } from '#machines/kit/paged-list.ts';

const claimedByOther = new Failure({ code: 'claimed-by-other', status: 409 });

/** `answers` are what deciding gives, in turn; a Failure is thrown. */
async function start(...answers: unknown[]) {
  const calls = { claim: 0, history: 0 };
  const machine = postReviewMachine.provide({
    actors: {
      decision: createDecision<never, never, never>().provide({
        actors: {
          loadSubject: fromPromise(async () => ({}) as never),
          decide: fromPromise(async () => {
            const answer = answers.shift();
            if (answer instanceof Failure) throw answer;
            return answer as never;
          }),
        },
      }) as never,
      claim: reviewClaimMachine.provide({
        actors: {
          claimReview: fromPromise<ReviewClaim, ClaimRequest>(async () => {
            calls.claim += 1;
            return {} as ReviewClaim;
          }),
        },
      }),
      history: createPagedList<never, { postUID: string }>(() => []).provide({
        actors: {
          loadPage: fromPromise<Page<never>, PageRequest<{ postUID: string }>>(async () => {
            calls.history += 1;
            return { rows: [], nextPageUrl: null };
          }),
        },
      }) as never,
    },
  });
  const actor = createActor(machine, { input: { postUID: 'p' } }).start();
  const until = (state: 'open' | 'refused' | 'decided' | 'loading') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  await until('open');
  const send = (type: 'approve.requested' | 'retry.requested') =>
    actor.getSnapshot().children.decision?.send({ type, key: 'k' } as never);
  return { calls, until, send };
}

it('claims the post again when somebody else holds it', async () => {
  const { calls, until, send } = await start(claimedByOther);
  send('approve.requested');
  await until('refused');
  await expect.poll(() => calls).toEqual({ claim: 2, history: 1 });
});

it('reloads the history once after a decision, and claims the post again on a reload', async () => {
  const { calls, until, send } = await start({});
  send('approve.requested');
  await until('decided');
  await expect.poll(() => calls).toEqual({ claim: 1, history: 2 });
  send('retry.requested');
  await until('open');
  await expect.poll(() => calls).toEqual({ claim: 2, history: 2 });
});
