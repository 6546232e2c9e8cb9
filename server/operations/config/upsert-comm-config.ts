import { cardProblems } from '#domain/comm-card.ts';
import { refuseBroken } from '../../broken-rules.ts';
import { type CommCardRow, commCardColumns } from '../../db/comm-cards.ts';
import type { Db } from '../../db/database.ts';
import type { BodyOf, Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { newId } from '../../ids.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { invalid } from '../../problem.ts';
import { refuseStale } from '../../refuse-stale.ts';
import { presentCommCard } from './present-comm-card.ts';

type Input = BodyOf<'upsertCommConfig'>['card'];

export const upsertCommConfig: Handler<'upsertCommConfig'> = async (call) => {
  const { body } = call;
  const staff = actingPerson(call, 'INTERNAL');
  refuseForeignHint(staff, body.userId);
  return once(call, staff, async (trx, now) => ({
    message: 'Success' as const,
    card: presentCommCard(await writeCard(trx, body.card, now)),
  }));
};

async function writeCard(trx: Db, input: Input, now: Date): Promise<CommCardRow> {
  const values = { ...(await provedCard(trx, input)), updated_at: now };
  const { cardId: id, revision } = input;
  if (id === undefined) {
    return trx
      .insertInto('comm_cards')
      .values({ ...values, id: newId(now), revision: 1 })
      .returning(commCardColumns)
      .executeTakeFirstOrThrow();
  }
  await refuseStale(trx, 'comm_cards', { id, revision });
  return trx
    .updateTable('comm_cards')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(commCardColumns)
    .executeTakeFirstOrThrow();
}

/** @throws {Problem} `invalid-request`, naming every field that breaks a rule, and a creator who is not there */
async function provedCard(trx: Db, input: Input) {
  const { link = null, paymentTypes = [], dhUserId = null, startDay = null, endDay = null, isOn } = input;
  const texts = input.texts.map(({ language, title, text, linkLabel }) => ({
    language,
    title: title.trim(),
    text: text.trim(),
    ...(linkLabel?.trim() && { linkLabel: linkLabel.trim() }),
  }));
  refuseBroken(cardProblems({ texts, link, startDay, endDay }));
  if (dhUserId !== null) {
    const reader = await trx
      .selectFrom('people')
      .where('id', '=', dhUserId)
      .where('role', '<>', 'staff')
      .where('merged_into', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (!reader) throw invalid({ dhUserId: 'not-allowed' });
  }
  return {
    texts: JSON.stringify(texts),
    link,
    payment_types: paymentTypes,
    person_id: dhUserId,
    start_day: startDay,
    end_day: endDay,
    is_on: isOn,
  };
}
