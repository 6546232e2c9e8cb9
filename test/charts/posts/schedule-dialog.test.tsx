import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { toIndianParts } from '#domain/post/publish-time.ts';
import type { components } from '#generated/contract.ts';
import { postScheduleMachine, type ScheduleRequest } from '#machines/flow/posts/post-schedule.ts';
import ScheduleDialog from '#src/features/posts/schedule/schedule-dialog.tsx';
import { cardOfTest } from '#test/factories/post-cards.ts';
import { draw } from '../harness/render-screen.tsx';

type Saved = { success: true; post: components['schemas']['Post'] };

const machine = postScheduleMachine.provide({
  actors: {
    upsertPost: fromPromise<Saved, ScheduleRequest | null>(async () => {
      const fields = { publishAt: 'too-early' } as const;
      throw new Failure({ code: 'invalid-request', status: 400, fields });
    }),
  },
});

it('shows why the server refused a time, until another one is chosen', async () => {
  const actor = createActor(machine).start();
  const post = cardOfTest({ state: 'SCHEDULED', actions: ['schedule', 'unschedule'] });
  actor.send({ type: 'schedule.chosen', post });
  await using _screen = await draw(ScheduleDialog, actor);
  const choose = async (hours: number) => {
    const { day, time } = toIndianParts(Date.now() + hours * 3_600_000);
    await page.getByLabelText('Day').fill(day);
    await page.getByLabelText('Time').fill(time);
  };
  const problem = page.getByText('Choose a later time.');
  await choose(24);
  await page.getByRole('button', { name: 'Save the time' }).click();
  await expect.element(problem).toBeVisible();
  await choose(48);
  await expect.element(problem).not.toBeInTheDocument();
});
