import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { PostDetails } from '#domain/forms/post-details-form.ts';
import {
  createPostDetails,
  type PostDetailsRequest,
  type PostDetailsSubject,
} from '#machines/flow/review/post-details.ts';
import { DetailsDialog } from '#src/features/review/details/details-dialog.tsx';
import { detailsSubject } from '#test/factories/post-details.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, outside, press, text } from '../harness/gestures.ts';
import { draw } from '../harness/render-screen.tsx';

type Actor = ActorRefFrom<ReturnType<typeof createPostDetails>>;

const Screen = ({ actor }: { actor: Actor }) => <DetailsDialog actor={actor} onClose={() => {}} />;

const subject = detailsSubject();
const values: PostDetails = {
  format: 'FORMAT_ARTICLE',
  locations: ['mh-amravati'],
  language: 'hi',
  genre: 'agriculture',
  subGenre: 'markets',
  hashtags: ['बारिश'],
  madeWithAi: null,
};
const lostSession = new Failure({ code: 'unauthenticated', status: 401 });

const samples = chartEvents({
  machine: createPostDetails(),
  input: { id: subject.post.postUID },
  events: [
    { type: 'values.submitted', values, key: 'k' },
    { type: 'values.submitted', values: { ...values, subGenre: 'crops' }, key: 'k2' },
  ],
  replies: {
    loadRecord: { done: [subject], failed: [lostSession] },
    saveRecord: {
      done: [subject],
      failed: [
        lostSession,
        new Failure({ code: 'revision-conflict', status: 409 }),
        new Failure({ code: 'claimed-by-other', status: 409 }),
        new Failure({ code: 'invalid-request', status: 400, fields: { genre: 'not-allowed' } }),
      ],
    },
  },
  distinguish: ({ subject: loaded, request, next, isOutcomeUnknown }) => [
    loaded === null,
    request?.values.subGenre,
    next?.values.subGenre,
    isOutcomeUnknown,
  ],
});

const subGenre = () => page.getByRole('combobox', { name: 'Sub-genre' });
const save = () => page.getByRole('button', { name: 'Save', exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Correct the details' });
const opensAsForm = 'The dialog opens as a form, and is closed by the chart around it.';

walkChart({
  samples,
  Screen,
  gestures: {
    'values.submitted': async ({ values: chosen }) => {
      await page.getByRole('combobox', { name: 'Genre', exact: true }).selectOptions('agriculture');
      await subGenre().selectOptions(chosen.subGenre);
      await save().click();
    },
    'retry.requested': press('Try again'),
    'reload.requested': press('Load current version'),
    'network.online': outside,
    'session.expired': outside,
    'session.restored': outside,
  },
  isPossible: (_, { type }) => type !== 'edit.requested',
  outOfReach: {
    'record-form.form --edit.cancelled [isReadOnly]--> record-form.viewing': opensAsForm,
    'record-form.form --values.submitted [isInvalid]--> record-form.form.refused':
      'The form checks the same rules before it sends.',
    'record-form.opened --always [isReadOnly]--> record-form.viewing': opensAsForm,
    'record-form.saved --edit.requested--> record-form.form': opensAsForm,
    'record-form.viewing --edit.requested--> record-form.form': opensAsForm,
  },
  shows: {
    'record-form.loading': dialog,
    'record-form.loadFailed': () => page.getByRole('button', { name: 'Try again' }),
    'record-form.viewing': subGenre,
    'record-form.form.editing': subGenre,
    'record-form.form.refused': text("You can't choose this."),
    'record-form.form.failed': failureText({}),
    'record-form.saving': save,
    'record-form.conflict': text(/^Somebody changed this record/),
    'record-form.reloading': subGenre,
    'record-form.saved': subGenre,
    'record-form.signInNeeded': dialog,
  },
});

it('sends a correction whose reply was lost again with the same key', async () => {
  const asked: (PostDetailsRequest | null)[] = [];
  const machine = createPostDetails().provide({
    actors: {
      loadRecord: fromPromise<PostDetailsSubject, { id: string | null }>(async () => subject),
      saveRecord: fromPromise<PostDetailsSubject, PostDetailsRequest | null>(async ({ input }) => {
        asked.push(input);
        if (asked.length === 1) throw new Failure({ code: 'network' });
        return subject;
      }),
    },
  });
  const actor = createActor(machine, { input: { id: subject.post.postUID } }).start();
  await using _drawing = await draw(Screen, actor);
  await subGenre().selectOptions('crops');
  await save().click();
  await expect.element(page.getByText(/^No connection/)).toBeVisible();
  await expect.element(subGenre()).toHaveValue('crops');
  await save().click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.key).toBe(asked[0]?.key);
  expect(asked.map((request) => request?.values.subGenre)).toEqual(['crops', 'crops']);
});
