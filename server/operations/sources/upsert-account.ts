import { limits } from '#domain/limits.ts';
import { refuseBroken } from '../../broken-rules.ts';
import type { Db } from '../../db/database.ts';
import { type AccountRow, listAccounts } from '../../db/publisher-accounts.ts';
import type { BodyOf, Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { newId } from '../../ids.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { normalEmail } from '../../people/emails.ts';
import { nameProblem } from '../../people/prove-profile.ts';
import { refuseStale } from '../../refuse-stale.ts';
import { presentAccount } from './present-account.ts';

type AccountData = BodyOf<'upsertAccount'>['accountData'];

export const upsertAccount: Handler<'upsertAccount'> = async (call) => {
  const staff = actingPerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  refuseForeignHint(staff, body.userId);
  return once(call, staff, async (trx, now) =>
    presentAccount(await writeAccount(trx, body.accountData, now)),
  );
};

async function writeAccount(trx: Db, data: AccountData, now: Date): Promise<AccountRow> {
  const values = { ...provedAccount(data), updated_at: now };
  const { accountId, revision } = data;
  if (accountId) await refuseStale(trx, 'publisher_accounts', { id: accountId, revision });
  const id = accountId ?? newId(now);
  await trx
    .insertInto('publisher_accounts')
    .values({ ...values, id, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ ...values, revision: eb('publisher_accounts.revision', '+', 1) })),
    )
    .execute();
  const [row] = await listAccounts(trx, { id, limit: 1 });
  if (!row) throw new Error('An account is gone while it is written.');
  return row;
}

/** @throws {Problem} `invalid-request`, naming every field that breaks a rule */
function provedAccount({ name: typed, contactName, email, phone = null, isActive = true }: AccountData) {
  const name = typed.trim();
  const contact = contactName?.trim() || null;
  refuseBroken({
    name: nameProblem(name, limits.agencyNameMax),
    contactName: contact === null ? null : nameProblem(contact, limits.agencyNameMax),
  });
  return {
    name,
    contact_name: contact,
    email: email ? normalEmail(email) : null,
    phone,
    is_active: isActive,
  };
}
