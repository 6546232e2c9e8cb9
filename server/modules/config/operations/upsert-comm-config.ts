import { cardProblems } from '#domain/announcements/comm-card.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { lockRevision } from '#server/platform/database/revision-lock.ts';
import { requireRules } from '#server/platform/errors/field-rules.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { presentCommCard } from '../presenter.ts';
import {
  type CommCardRow,
  findCommCard,
  insertCommCard,
  isCardReader,
  updateCommCard,
} from '../repository.ts';

type Input = BodyOf<'upsertCommConfig'>['card'];

export const upsertCommConfig: Handler<'upsertCommConfig'> = async (call) => {
  const { body } = call;
  const staff = requirePerson(call, 'INTERNAL');
  requireOwnUserId(staff, body.userId);
  return withIdempotency(call, staff, async (trx, now, audit) => {
    const earlier = body.card.cardId && (await findCommCard(trx, body.card.cardId));
    const card = presentCommCard(await writeCard(trx, body.card, now));
    audit({
      subject: { kind: 'announcement', id: card.cardId },
      before: earlier ? presentCommCard(earlier) : null,
      after: card,
    });
    return { message: 'Success' as const, card };
  });
};

async function writeCard(trx: Db, input: Input, now: Date): Promise<CommCardRow> {
  const values = { ...(await validatedCard(trx, input)), updated_at: now };
  const { cardId: id, revision } = input;
  if (id === undefined) return insertCommCard(trx, values, now);
  await lockRevision(trx, 'comm_cards', { id, revision });
  return updateCommCard(trx, id, values);
}

/** @throws {Problem} `invalid-request`, naming every invalid field, and for an unknown creator */
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
  if (dhUserId !== null && !(await isCardReader(trx, dhUserId)))
    throw invalidRequest({ dhUserId: 'not-allowed' });
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
