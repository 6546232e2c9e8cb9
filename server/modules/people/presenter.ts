import type { Person } from '#server/platform/database/schema/person.ts';

/** The picture of a person, always as JPEG, whatever was uploaded. */
export function presentProfilePicture({ picture_id }: Pick<Person, 'picture_id'>) {
  return picture_id === null ? null : { id: picture_id, url: `/pictures/${picture_id}.jpg` };
}
