import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { readPicture } from '#src/device/draft-store.ts';
import { preparePicture } from '#src/features/editor/pictures/prepare-picture.ts';

const jpegStart = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const fileOf = (bytes: BlobPart, name = 'IMG_1.jpg') =>
  new File([bytes], name, { type: 'image/jpeg' });
const key = () => crypto.randomUUID();

describe('preparing a picture', () => {
  it('keeps the file on the device before it is sent', async () => {
    const own = key();
    await preparePicture({ file: fileOf(jpegStart), key: own });
    expect((await readPicture(own))?.name).toBe('IMG_1.jpg');
  });

  it('finds the file of an earlier visit', async () => {
    const own = key();
    await preparePicture({ file: fileOf(jpegStart), key: own });
    const found = await preparePicture({ file: { name: '', size: 0, type: '' }, key: own });
    expect(found).toMatchObject({ type: 'image/jpeg', size: jpegStart.length });
  });

  it.each([
    [
      'a drawing that is called a photograph',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'image-type-not-allowed',
    ],
    ['an empty file', '', 'image-type-not-allowed'],
  ])('refuses %s', async (_, content, code) => {
    await expect(preparePicture({ file: fileOf(content), key: key() })).rejects.toMatchObject({
      code,
    });
  });

  it('refuses what stays too large', async () => {
    const huge = new Uint8Array(limits.imageBytes + 1);
    huge.set(jpegStart);
    const refused = preparePicture({ file: fileOf(huge), key: key() });
    await expect(refused).rejects.toMatchObject({ code: 'image-too-large' });
  });

  it('says so when this device has lost the file', async () => {
    const lost = preparePicture({ file: { name: '', size: 0, type: '' }, key: key() });
    await expect(lost).rejects.toMatchObject({ code: 'picture-lost' });
  });
});
