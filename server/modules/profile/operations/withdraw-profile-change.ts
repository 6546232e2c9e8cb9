import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { presentProfile } from '../presenter.ts';
import * as changes from '../profile-changes.ts';

export const withdrawProfileChange: Handler<'withdrawProfileChange'> = async (call) => {
  const person = requirePerson(call, 'UPDATE_PROFILE');
  const { id } = person;
  const { revision } = call.body;
  return withIdempotency(call, person, async (trx, now) =>
    presentProfile(
      trx,
      await changes.withdrawProfileChange(trx, id, revision, { byPerson: id, now }),
    ),
  );
};
