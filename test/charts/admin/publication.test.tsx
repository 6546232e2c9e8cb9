import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { postsPublicationsExamples } from '#contract/examples/operations/posts/publications.ts';
import { Failure } from '#domain/contract/failure.ts';
import type { ConfirmedAction } from '#machines/kit/list-actions.ts';
import {
  attemptExportMachine,
  type PublicationAction,
  type PublicationRecord,
  publicationMachine,
} from '#src/features/admin/publications/publication-machines.ts';
import { PublicationScreen } from '#src/features/admin/publications/publication-screen.tsx';
import { draw } from '../harness/render-screen.tsx';

const { refused, waiting, delivered } = postsPublicationsExamples.getPublication[200];

const exporter = createActor(attemptExportMachine);
const Screen = ({ actor }: { actor: Parameters<typeof PublicationScreen>[0]['actor'] }) => (
  <PublicationScreen actor={actor} exporter={exporter} history={() => null} />
);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });

/** The record answers in turn, the last one from then on. */
function start(records: PublicationRecord[], resend: (key: string) => Promise<null>) {
  let loads = 0;
  const actor = createActor(
    publicationMachine.provide({
      actors: {
        loadRows: fromPromise(async () => {
          const record = records[Math.min(loads, records.length - 1)];
          loads += 1;
          return { rows: record ? [record] : [] };
        }),
        act: fromPromise<null, ConfirmedAction<PublicationAction>>(({ input: { key } }) =>
          resend(key),
        ),
      },
    }),
    { input: { recordId: refused.data.publication.deliveryId } },
  );
  return actor.start();
}

it('sends a publication again under one key however often the reply is lost', async () => {
  const keys: string[] = [];
  const actor = start([refused.data, delivered.data], async (key) => {
    keys.push(key);
    if (keys.length === 1) throw new Failure({ code: 'network', status: 0 });
    return null;
  });
  await using _screen = await draw(Screen, actor);
  await button('Send again').click();
  await inDialog('Send again').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('No connection. Check your internet and try again.');
  await inDialog('Try again').click();
  await expect.element(page.getByText(/^Sent again\./)).toBeVisible();
  expect(keys).toHaveLength(2);
  await expect.element(page.getByText('https://news.example/p/1204')).toBeVisible();
  await expect.element(button('Send again')).not.toBeInTheDocument();
});

it('shows every attempt with its result and reply', async () => {
  await using _screen = await draw(
    Screen,
    start([waiting.data], async () => null),
  );
  await expect.element(page.getByText('The reader app could not be reached')).toBeVisible();
  await expect.element(page.getByText('ECONNREFUSED')).toBeVisible();
  await expect.element(page.getByText('No result')).toBeVisible();
  await expect.element(page.getByText('The newest 3 of 7 attempts.')).toBeVisible();
});

it('says why a publication cannot be sent again', async () => {
  const actor = start([refused.data], async () => {
    throw new Failure({ code: 'transition-not-allowed', status: 409 });
  });
  await using _screen = await draw(Screen, actor);
  await button('Send again').click();
  await inDialog('Send again').click();
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
  await inDialog('Cancel').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
