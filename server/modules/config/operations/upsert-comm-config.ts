import { cardProblems } from '#domain/announcements/comm-card.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { lockRevision } from '#server/platform/database/revision-lock.ts';
import { requireRules } from '#server/platform/errors/field-rules.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { presentCommCard } from '../presenter.ts';
import { type CommCardRow, commCardColumns } from '../repository.ts';

type Input = BodyOf<'upsertCommConfig'>['card'];

export const upsertCommConfig: Handler<'upsertCommConfig'> = async (call) => {
  const { body } = call;
  const staff = requirePerson(call, 'INTERNAL');
  requireOwnUserId(staff, body.userId);
  return withIdempotency(call, staff, async (trx, now) => ({
    message: 'Success' as const,
    card: presentCommCard(await writeCard(trx, body.card, now)),
  }));
};

async function writeCard(trx: Db, input: Input, now: Date): Promise<CommCardRow> {
  const values = { ...(await validatedCard(trx, input)), updated_at: now };
  const { cardId: id, revision } = input;
  if (id === undefined) {
    return trx
      .insertInto('comm_cards')
      .values({ ...values, id: newId(now), revision: 1 })
      .returning(commCardColumns)
      .executeTakeFirstOrThrow();
  }
  await lockRevision(trx, 'comm_cards', { id, revision });
  return trx
    .updateTable('comm_cards')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(commCardColumns)
    .executeTakeFirstOrThrow();
}

/**
 * @throws {Problem} `invalid-request`, naming every field that breaks a rule, and a creator who is
 * not there
 */
async function validatedCard(trx: Db, input: Input) {
  const {
    link = null,
    paymentTypes = [],
    dhUserId = null,
    startDay = null,
    endDay = null,
    isOn,
  } = input;
  const texts = input.texts.map(({ language, title, text, linkLabel }) => ({
    language,
    title: title.trim(),
    text: text.trim(),
    ...(linkLabel?.trim() && { linkLabel: linkLabel.trim() }),
  }));
  requireRules(cardProblems({ texts, link, startDay, endDay }));
  if (dhUserId !== null) {
    const reader = await trx
      .selectFrom('people')
      .where('id', '=', dhUserId)
      .where('role', '<>', 'staff')
      .where('merged_into', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (!reader) throw invalidRequest({ dhUserId: 'not-allowed' });
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
