import { countGraphemes } from '#domain/graphemes.ts';
import { normaliseHashtag } from '#domain/hashtag.ts';
import { limits } from '#domain/limits.ts';
import type { Db } from '../../db/database.ts';
import type { Handler } from '../../handler.ts';
import { newId } from '../../ids.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { invalid } from '../../problem.ts';

/** As many as the contract has room for in the reply of getDhTags. */
export const mostDhTags = 200;

/** Sets what it says, so that a repeated call changes nothing and needs no key. */
export const saveHashtag: Handler<'saveHashtag'> = async (call) => {
  const { body, deps } = call;
  refuseForeignHint(actingPerson(call, 'INTERNAL'), body.userId);
  const title = normaliseHashtag(body.title);
  if (title === '') throw invalid({ title: 'malformed' });
  if (countGraphemes(title) > limits.hashtagMax) throw invalid({ title: 'too-long' });
  const flags = { is_hidden: body.isHidden, is_dh_tag: body.isDhTag };
  const kept = await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('hashtags')
      .values({ id: newId(deps.clock.now()), title, ...flags })
      .onConflict((conflict) => conflict.column('title').doUpdateSet(flags))
      .returning(['id', 'title', 'is_hidden', 'is_dh_tag'])
      .executeTakeFirstOrThrow();
    if (row.is_dh_tag) await refuseTooMany(trx);
    return row;
  });
  return { id: kept.id, title: kept.title, isHidden: kept.is_hidden, isDhTag: kept.is_dh_tag };
};

async function refuseTooMany(trx: Db): Promise<void> {
  const { count } = await trx
    .selectFrom('hashtags')
    .where('is_dh_tag', '=', true)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > mostDhTags) throw invalid({ isDhTag: 'too-many' });
}
