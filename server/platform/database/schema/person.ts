import type { Selectable } from 'kysely';
import type { PeopleTable } from './schema.ts';

/** A row of `people`: a creator, an agency or one of the staff. */
export type Person = Selectable<PeopleTable>;
