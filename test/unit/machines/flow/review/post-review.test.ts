import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { PostDetails } from '#domain/forms/post-details-form.ts';
import {
  createPostDetails,
  type PostDetailsRequest,
  type PostDetailsSubject,
} from '#machines/flow/review/post-details.ts';
import { postReviewMachine } from '#machines/flow/review/post-review.ts';
import {
  type ClaimRequest,
  type ReviewClaim,
  reviewClaimMachine,
} from '#machines/flow/review/review-claim.ts';
import { createDecision } from '#machines/kit/decision.ts';
import { createPagedList, type Page, type PageRequest } from '#machines/kit/paged-list.ts';

const claimedByOther = new Failure({ code: 'claimed-by-other', status: 409 });

/** `answers` are what deciding or saving returns, in turn; a Failure is thrown. */
async function start(...answers: unknown[]) {
  const calls = { load: 0, claim: 0, history: 0 };
  const answer = () => {
    const next = answers.shift();
    if (next instanceof Failure) throw next;
    return next as never;
  };
  const machine = postReviewMachine.provide({
    actors: {
      decision: createDecision<never, never, never>().provide({
        actors: {
          loadSubject: fromPromise(async () => {
            calls.load += 1;
            return {} as never;
          }),
          decide: fromPromise(async () => answer()),
        },
      }) as never,
      details: createPostDetails().provide({
        actors: {
          loadRecord: fromPromise<PostDetailsSubject, { id: string | null }>(
            async () => ({}) as PostDetailsSubject,
          ),
          saveRecord: fromPromise<PostDetailsSubject, PostDetailsRequest | null>(async () =>
            answer(),
          ),
        },
      }),
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
  const until = (state: 'open' | 'refused' | 'decided' | 'loading' | 'correcting') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  await until('open');
  const send = (type: 'approve.requested' | 'retry.requested') =>
    actor.getSnapshot().children.decision?.send({ type, key: 'k' } as never);
  const correct = async () => {
    actor.send({ type: 'details.requested' });
    const details = actor.getSnapshot().children.details;
    if (!details) throw new Error('The details are not open.');
    await waitFor(details, (snapshot) => snapshot.matches('form'));
    details.send({ type: 'values.submitted', values: correction, key: 'k' });
    return details;
  };
  return { actor, calls, until, send, correct };
}

const correction: PostDetails = {
  format: 'FORMAT_ARTICLE',
  locations: ['mh-pune'],
  language: 'hi',
  genre: 'news',
  subGenre: 'local',
  hashtags: [],
  madeWithAi: null,
};

it('claims the post again when somebody else holds it', async () => {
  const { calls, until, send } = await start(claimedByOther);
  send('approve.requested');
  await until('refused');
  await expect.poll(() => calls).toEqual({ load: 1, claim: 2, history: 1 });
});

it('reloads the history once after a decision, and claims the post again on a reload', async () => {
  const { calls, until, send } = await start({});
  send('approve.requested');
  await until('decided');
  await expect.poll(() => calls).toEqual({ load: 1, claim: 1, history: 2 });
  send('retry.requested');
  await until('open');
  await expect.poll(() => calls).toEqual({ load: 2, claim: 2, history: 2 });
});

it('reloads the post and its history after its details were corrected', async () => {
  const { actor, calls, until, correct } = await start({});
  await correct();
  await until('open');
  expect(actor.getSnapshot().context.isCorrected).toBe(true);
  await expect.poll(() => calls).toEqual({ load: 2, claim: 2, history: 2 });
});

it('reloads the post when the dialog is closed after a correction that failed', async () => {
  const { actor, calls, until, correct } = await start(claimedByOther);
  const details = await correct();
  await waitFor(details, (snapshot) => snapshot.matches({ form: 'failed' }));
  actor.send({ type: 'details.closed' });
  await until('open');
  expect(actor.getSnapshot().context.isCorrected).toBe(false);
  await expect.poll(() => calls).toEqual({ load: 2, claim: 2, history: 1 });
});

it('reloads nothing when the dialog is closed without a correction', async () => {
  const { actor, calls, until } = await start();
  actor.send({ type: 'details.requested' });
  actor.send({ type: 'details.closed' });
  await until('open');
  expect(calls).toEqual({ load: 1, claim: 1, history: 1 });
});
