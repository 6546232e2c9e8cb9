import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Draft } from '#machines/flow/editor/draft.ts';
import { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import { postPreviewMachine } from '#machines/flow/editor/post-preview.ts';
import { storageQuotaMachine } from '#machines/flow/editor/storage-quota.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import type { EditorActor } from '#src/features/editor/editor-actor.ts';
import { EditorScreen } from '#src/features/editor/editor-screen.tsx';
import { EditorServicesContext } from '#src/features/editor/editor-services.ts';
import { draftClientId, ownerId } from '#test/factories/drafts.ts';
import { postOfTest } from '#test/factories/posts.ts';
import { press, text } from '../harness/gestures.ts';
import { draw } from '../harness/render-screen.tsx';

/* The photos of a gallery: the draft alone says which they are, and in which order. */

const jpeg = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

const machine = postEditorMachine.provide({
  actors: {
    writeDraft: fromPromise<void, Draft>(async () => {}),
    holdLock: fromCallback(({ sendBack }) => sendBack({ type: 'lock.granted' })),
    upsertPost: fromPromise(() => new Promise(() => {})),
    upload: fileUploadMachine.provide({
      actors: { preparePicture: fromPromise(() => new Promise(() => {})) },
    }),
  },
});

function Screen({ actor }: { actor: EditorActor }) {
  const [services] = useState(() => ({
    storageQuota: createActor(storageQuotaMachine),
    preview: createActor(postPreviewMachine),
    creator: postOfTest().creator,
  }));
  return (
    <EditorServicesContext value={services}>
      <EditorScreen actor={actor} />
    </EditorServicesContext>
  );
}

let actor: EditorActor;

beforeEach(() => {
  actor = createActor(machine, {
    input: {
      clientId: draftClientId,
      postUID: null,
      isFresh: true,
      ownerUserId: ownerId,
      format: 'FORMAT_GALLERY',
      profile: 'approved',
      newKey: () => 'key',
    },
  }).start();
});

const drafted = () => actor.getSnapshot().context.draft.content.pictures;
const captions = () => drafted().map(({ caption }) => caption);
const caption = (place: number) => page.getByRole('textbox', { name: `Caption ${place}` });

async function choose(...files: File[]) {
  await expect.element(page.getByRole('heading', { name: 'Photos' })).toBeVisible();
  const input = document.querySelector('input[type=file][multiple]');
  await userEvent.upload(page.elementLocator(input as Element), files);
}

async function chooseTwo() {
  await choose(jpeg('fair.jpg'), jpeg('river.jpg'));
  await caption(1).fill('Fair');
  await caption(2).fill('River');
}

it('accepts the pictures among the files, and reports the others', async () => {
  await using _page = await draw(Screen, actor);
  await choose(jpeg('fair.jpg'), new File(['notes'], 'notes.jpg', { type: 'image/jpeg' }));
  await expect.element(text('notes.jpg')()).toBeVisible();
  expect(drafted()).toHaveLength(1);
  await press('OK')();
  await expect.element(text('notes.jpg')()).not.toBeInTheDocument();
});

it('saves captions with the next change of the list, or after a short delay', async () => {
  await using _page = await draw(Screen, actor);
  await chooseTwo();
  await expect.poll(captions).toEqual(['Fair', 'River']);
  await caption(1).fill('Fair in the rain');
  await press('Photo 2: move up')();
  expect(captions()).toEqual(['River', 'Fair in the rain']);
  await expect.element(caption(1)).toHaveValue('River');
  await expect.element(page.getByRole('button', { name: 'Photo 1: move down' })).toBeVisible();
});

it('restores a removed picture in its place, with its caption', async () => {
  await using _page = await draw(Screen, actor);
  await chooseTwo();
  await press('Photo 1: remove')();
  expect(captions()).toEqual(['River']);
  await press('Undo')();
  expect(captions()).toEqual(['Fair', 'River']);
  await expect.element(caption(1)).toHaveValue('Fair');
});
