import { pictureIdOf } from '#domain/picture-address.ts';
import type { components } from '#generated/contract.ts';
import type { Call, DataOf } from '../../handler.ts';
import { newId } from '../../ids.ts';
import type { Person } from '../../people/person.ts';
import { waitingAsker } from '../../pictures/asker.ts';
import { forgetPicture, storeRecut } from '../../pictures/picture-store.ts';
import { Problem } from '../../problem.ts';
import { keepUpload, pictureRow } from './keep-upload.ts';
import { presentPicture } from './present-picture.ts';

type Id = 'uploadImage';
type ImageObject = components['schemas']['ImageObject'];

/**
 * A picture of the person's own, turned and cut into a new one. The old one stays: posts may show it.
 * @throws {Problem} `not-found` when the person has no such picture
 */
export async function recutImage(
  call: Call<Id>,
  person: Person,
  imageObject: ImageObject,
): Promise<DataOf<Id>> {
  const { deps } = call;
  const { image, crop = null, rotation = 0 } = imageObject;
  const source = await deps.db
    .selectFrom('pictures')
    .where('id', '=', pictureIdOf(image))
    .where('owner_id', '=', person.id)
    .selectAll()
    .executeTakeFirst();
  if (!source) throw new Problem('not-found');
  if (!crop && rotation === 0) return presentPicture(source);
  const now = deps.clock.now();
  const id = newId(now);
  const picture = await storeRecut(deps.storage, id, source, { crop, rotation }, waitingAsker(call));
  if (!picture) throw new Problem('not-found');
  const file = { id, forget: () => forgetPicture(deps.storage, id, picture.format) };
  return keepUpload(call, person, file, async (trx) => {
    const row = pictureRow(id, person, source.name, picture, now);
    await trx.insertInto('pictures').values(row).execute();
    return presentPicture(row);
  });
}
