import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/contract/failure.ts';
import { ownProfile, uploadedPicture } from '#test/factories/profiles.ts';

import { start } from './start-profile.ts';

describe('the picture', () => {
  it('is sent with the profile once it has loaded', async () => {
    const { actor, uploads, choose, submit, sent, untilForm, untilUploading } = start();
    await untilForm('form');
    await choose();
    submit();
    expect(actor.getSnapshot().value).toMatchObject({ record: { open: 'waitingForPicture' } });
    await untilUploading();
    expect(sent).toEqual([]);
    uploads[0]?.finish(uploadedPicture);
    await untilForm('screen', 'saved');
    expect(sent[0]?.values.picture).toEqual({ kind: 'replaced', picture: uploadedPicture });
  });

  it('that was refused holds the profile back, until it is sent without', async () => {
    const { actor, form, uploads, choose, submit, sent, until, untilForm, untilUploading } = start({
      profile: ownProfile,
    });
    await untilForm('screen', 'viewing');
    form().send({ type: 'edit.requested' });
    await choose();
    await untilUploading();
    submit();
    uploads[0]?.fail(new Failure({ code: 'image-unreadable', status: 400 }));
    await until({ picture: { uploading: 'failed' } });
    expect(actor.getSnapshot().value).toMatchObject({ record: { open: 'ready' } });
    expect(sent).toEqual([]);
    actor.send({ type: 'picture.dismissed' });
    submit();
    await untilForm('screen', 'saved');
    expect(sent[0]?.values.picture).toEqual({ kind: 'kept' });
  });

  it('that waits for the network continues automatically', async () => {
    const { actor, uploads, choose, untilUploading, untilUpload } = start();
    await choose();
    await untilUploading();
    uploads[0]?.fail(new Failure({ code: 'network', status: 0 }));
    await untilUpload('waiting');
    actor.send({ type: 'network.online' });
    expect(uploads.map(({ request }) => request.key)).toEqual(['key of me.jpg', 'key of me.jpg']);
  });

  it('is replaced by the next one that is chosen', async () => {
    const { actor, uploads, choose, until, untilUploading } = start();
    await choose('one.jpg');
    await untilUploading();
    await choose('two.jpg');
    uploads[0]?.finish(uploadedPicture);
    await untilUploading();
    expect(actor.getSnapshot().value).toMatchObject({ picture: { uploading: 'inProgress' } });
    uploads[1]?.finish({ ...uploadedPicture, name: 'two.jpg' });
    const { context } = await until({ picture: 'settled' });
    expect(context.picture).toMatchObject({ kind: 'replaced', picture: { name: 'two.jpg' } });
  });

  it('is sent as the chosen part', async () => {
    const { uploads, choose, untilUploading } = start();
    await choose();
    await untilUploading();
    expect(uploads[0]?.request.file).toEqual({ name: 'me.jpg', size: 500, type: 'image/jpeg' });
  });

  it('stays as it was when no part is chosen', async () => {
    const { actor, uploads, pick, until } = start({ profile: ownProfile });
    (await pick()).send({ type: 'crop.cancelled' });
    const { context } = await until({ picture: 'settled' });
    expect([context.picture, context.upload, uploads]).toEqual([{ kind: 'kept' }, null, []]);
    expect(actor.getSnapshot().children.crop).toBeUndefined();
  });

  it('is kept on the device from the crop on, until it is dropped', async () => {
    const { actor, kept, choose } = start();
    await choose();
    expect(kept).toEqual(['key of me.jpg']);
    actor.send({ type: 'picture.dismissed' });
    expect(kept).toEqual(['key of me.jpg', null]);
  });

  it('that was chosen before a reload goes with the profile', async () => {
    const file = { name: 'me.jpg', size: 500, type: 'image/jpeg' };
    const { actor, uploads, submit, sent, untilForm, untilUploading } = start({
      stored: async () => ({ file, key: 'of before' }),
    });
    await untilForm('form');
    await untilUploading();
    expect(actor.getSnapshot().context.isPictureRestored).toBe(true);
    expect(uploads[0]?.request).toMatchObject({ file, key: 'of before' });
    submit();
    uploads[0]?.finish(uploadedPicture);
    await untilForm('screen', 'saved');
    expect(sent[0]?.values.picture).toEqual({ kind: 'replaced', picture: uploadedPicture });
  });

  it('holds the form while the device looks for it', async () => {
    let find: (found: null) => void = () => {};
    const { submit, sent, untilForm } = start({
      stored: () => new Promise((resolve) => (find = resolve)),
    });
    await untilForm('form');
    submit();
    expect(sent).toEqual([]);
    find(null);
    await untilForm('screen', 'saved');
    expect(sent[0]?.values.picture).toEqual({ kind: 'kept' });
  });

  it('is what the profile has where the device cannot be read', async () => {
    const { until } = start({ stored: () => Promise.reject(new Error('no database')) });
    expect((await until({ picture: 'settled' })).context.picture).toEqual({ kind: 'kept' });
  });

  it('is forgotten when the person starts over', async () => {
    const { actor, kept, choose } = start();
    await choose();
    actor.send({ type: 'picture.reset' });
    expect(actor.getSnapshot().value).toMatchObject({ picture: 'settled' });
    expect(actor.getSnapshot().context).toMatchObject({ picture: { kind: 'kept' }, upload: null });
    expect(kept.at(-1)).toBeNull();
  });

  it('can be removed', () => {
    const { actor } = start({ profile: ownProfile });
    actor.send({ type: 'picture.removed' });
    expect(actor.getSnapshot().context.picture).toEqual({ kind: 'removed' });
  });
});
