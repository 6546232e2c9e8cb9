import type { DataOf } from '#server/http/handler.ts';
import type { CommCardRow } from './repository.ts';

export const presentCommCard = (row: CommCardRow): DataOf<'upsertCommConfig'>['card'] => ({
  cardId: row.id,
  revision: row.revision,
  texts: row.texts,
  link: row.link,
  paymentTypes: row.payment_types,
  dhUserId: row.person_id,
  startDay: row.start_day,
  endDay: row.end_day,
  isOn: row.is_on,
  updatedAt: row.updated_at.toISOString(),
});
