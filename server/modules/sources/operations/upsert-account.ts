import { cleanName } from '#domain/language/clean-name.ts';
import { limits } from '#domain/limits.ts';
import { nameProblem } from '#domain/person/person-name.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { normaliseEmail, requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { lockRevision } from '#server/platform/database/revision-lock.ts';
import { requireRules } from '#server/platform/errors/field-rules.ts';
import { presentPublisherAccount } from '../publisher-account-presenter.ts';
import {
  listPublisherAccounts,
  type PublisherAccountRow,
  upsertPublisherAccount,
} from '../repository/publisher-accounts.ts';

type AccountData = BodyOf<'upsertAccount'>['accountData'];

export const upsertAccount: Handler<'upsertAccount'> = async (call) => {
  const staff = requirePerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  requireOwnUserId(staff, body.userId);
  return withIdempotency(call, staff, async (trx, now, audit) => {
    const { accountId: id } = body.accountData;
    const [earlier] = id ? await listPublisherAccounts(trx, { id, limit: 1 }) : [];
    const after = presentPublisherAccount(await writeAccount(trx, body.accountData, now));
    audit({
      subject: { kind: 'publisher', id: after.accountId },
      before: earlier ? presentPublisherAccount(earlier) : null,
      after,
    });
    return after;
  });
};

async function writeAccount(trx: Db, data: AccountData, now: Date): Promise<PublisherAccountRow> {
  const values = { ...validatedAccount(data), updated_at: now };
  const { accountId, revision } = data;
  if (accountId) await lockRevision(trx, 'publisher_accounts', { id: accountId, revision });
  const id = accountId ?? newId(now);
  await upsertPublisherAccount(trx, id, values, now);
  const [row] = await listPublisherAccounts(trx, { id, limit: 1 });
  if (!row) throw new Error('An account is gone while it is written.');
  return row;
}

/** @throws {Problem} `invalid-request`, naming every field that breaks a rule */
function validatedAccount({
  name: typed,
  contactName,
  email,
  phone = null,
  isActive = true,
}: AccountData) {
  const name = cleanName(typed);
  const contact = cleanName(contactName ?? '') || null;
  requireRules({
    name: nameProblem(name, limits.agencyNameMax),
    contactName: contact === null ? null : nameProblem(contact, limits.agencyNameMax),
  });
  return {
    name,
    contact_name: contact,
    email: email ? normaliseEmail(email) : null,
    phone,
    is_active: isActive,
  };
}
