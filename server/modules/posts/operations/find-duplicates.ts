import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { plainText } from '#domain/post/html-text.ts';
import type { Handler } from '#server/http/handler.ts';
import { requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import { listDuplicates } from '../repository/duplicates.ts';

export const findDuplicates: Handler<'findDuplicates'> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const { clientId, title, textContent, userId } = call.body;
  const { db } = call.deps;
  const creator = await requireRepresentedCreator(db, viewer, userId);
  return listDuplicates(db, {
    creatorId: creator.id,
    clientId,
    title: hasLetters(title) ? title : null,
    html: isLong(textContent) ? textContent : null,
    limit: limits.duplicatesMax,
  });
};

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A few words may be the same by chance. */
const isLong = (html: string) => countGraphemes(plainText(html)) >= limits.duplicateTextMin;
