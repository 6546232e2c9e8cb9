import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { reauthMachine } from '#machines/flow/auth/reauth.ts';
import type { CurrentUser } from '#src/api/operation-types.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import {
  type ReauthActor,
  useReportOutcome,
} from '#src/features/auth/reauth/use-report-outcome.ts';
import { draw } from '../harness/render-screen.tsx';

const succeeding = fromPromise(async () => {});
const failing = fromPromise(async () => {
  throw new Failure({ code: 'network' });
});

function Succeeding({ actor }: { actor: ReauthActor }) {
  useReportOutcome(useActorRef(succeeding), actor);
  return null;
}

function Failing({ actor }: { actor: ReauthActor }) {
  useReportOutcome(useActorRef(failing), actor);
  return null;
}

const pending = fromPromise<CurrentUser, undefined>(() => new Promise(() => {}));
const startReauth = () =>
  createActor(reauthMachine.provide({ actors: { getCurrentUser: pending } }), {
    input: { method: 'code', startedAt: 0 },
  }).start();

it('asks who has signed in when the chart of the dialog has ended', async () => {
  const reauth = startReauth();
  await using _drawing = await draw(Succeeding, reauth);
  await expect.poll(() => reauth.getSnapshot().value).toBe('checking');
});

it('keeps the failure of the chart of the dialog', async () => {
  const reauth = startReauth();
  await using _drawing = await draw(Failing, reauth);
  await expect.poll(() => reauth.getSnapshot().value).toBe('checkFailed');
  expect(reauth.getSnapshot().context.failure?.code).toBe('network');
});
