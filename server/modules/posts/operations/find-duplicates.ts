import { sql } from 'kysely';
import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { plainText } from '#domain/post/html-text.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';

type Duplicate = DataOf<'findDuplicates'>[number];

export const findDuplicates: Handler<'findDuplicates'> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const { clientId, title, textContent, userId } = call.body;
  const { db } = call.deps;
  const creator = await requireRepresentedCreator(db, viewer, userId);
  // What says nothing is the same as nothing: no row has the key of null.
  const titleKey = sql`letters_key(${hasLetters(title) ? title : null}::text)`;
  const textKey = sql`letters_key(${isLong(textContent) ? textContent : null}::text)`;
  const others = sql`from posts
    where creator_id = ${creator.id} and client_id <> ${clientId}::uuid and not archived`;
  const newest = sql`order by id desc limit ${sql.lit(limits.duplicatesMax)}`;
  const { rows } = await sql<Duplicate>`select id as "postUID", title, state,
      coalesce(title_key = ${titleKey}, false) as "sameTitle", coalesce(text_key = ${textKey}, false) as "sameText"
    from posts
    where id in (
      (select id ${others} and title_key = ${titleKey} ${newest})
      union (select id ${others} and text_key = ${textKey} ${newest})
    )
    ${newest}`.execute(db);
  return rows;
};

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A few words may be the same by chance. */
const isLong = (html: string) => countGraphemes(plainText(html)) >= limits.duplicateTextMin;
