import type { Insertable } from 'kysely';
import type { AuditSubjectKind } from '#domain/audit/audit-subjects.ts';
import type { OperationId } from '#server/http/handler.ts';
import { secondStaffAccount } from '#server/http/sandbox/sandbox.ts';
import { findPersonByIdentity } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { AuditChanges, AuditTable } from '#server/platform/database/schema/audit-table.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { type Member, sentAt } from './people.ts';

const hour = 3600 * 1000;

type Entry = {
  at: Date;
  by: string;
  operation: OperationId;
  subject: { kind: AuditSubjectKind; id: string } | null;
  changes?: AuditChanges;
  reason?: string;
};

const entryRow = (entry: Entry): Insertable<AuditTable> => ({
  id: newId(entry.at),
  at: entry.at,
  person_id: entry.by,
  operation: entry.operation,
  subject_kind: entry.subject?.kind ?? null,
  subject_id: entry.subject?.id ?? null,
  changes: JSON.stringify(entry.changes ?? {}),
  reason: entry.reason ?? null,
});

type Work = { staffId: string; now: Date; members: readonly Member[] };

/** What the two members of staff have done, as the audit trail keeps it. */
export async function seedAudit(db: Db, work: Work): Promise<void> {
  const staff = await db
    .selectFrom('people')
    .where('role', '=', 'staff')
    .orderBy('id')
    .select(['id', 'block', 'created_at'])
    .execute();
  const colleague = await findPersonByIdentity(db, 'INTERNAL', secondStaffAccount.email);
  const team = [work.staffId, colleague?.id ?? work.staffId];
  const entries = [
    ...work.members.flatMap((member) => creatorEntries(member, team)),
    ...recordEntries(await findRecords(db), work, team),
    ...staff.flatMap((member) => staffEntries(member, work)),
  ];
  await db.insertInto('audit_entries').values(entries.map(entryRow)).execute();
}

/** The decisions on one creator; the second member of staff takes every third. */
function creatorEntries({ id, creator, place, now }: Member, team: readonly string[]): Entry[] {
  const by = String(team[place % 3 === 0 ? 1 : 0]);
  const at = new Date(sentAt({ now, place }).getTime() + 5 * hour);
  const { work, bank } = creator;
  const isDecided = work === 'approved' || work === 'rejected';
  const isBankDecided = bank === 'approved' || bank === 'rejected';
  const bankAt = new Date(at.getTime() + 2 * hour);
  const details = { kind: 'bank-details', id } as const;
  return [
    ...(isDecided
      ? [
          {
            at,
            by,
            operation: 'updateDetailsStatus' as const,
            subject: { kind: 'creator' as const, id },
            changes: { profile: { before: 'pending', after: work } },
          },
        ]
      : []),
    ...(isBankDecided
      ? [
          { at: bankAt, by, operation: 'getBankDetails' as const, subject: details },
          {
            at: new Date(bankAt.getTime() + hour / 20),
            by,
            operation: 'saveBankDetails' as const,
            subject: details,
            changes: { status: { before: 'pending', after: bank } },
          },
        ]
      : []),
    ...(creator.isBlocked
      ? [
          {
            at: now,
            by,
            operation: 'blockCreator' as const,
            subject: { kind: 'creator' as const, id },
            changes: { accountStatus: { before: 'active', after: 'blocked' } },
            reason: 'copied-content',
          },
        ]
      : []),
  ];
}

type Records = { campaigns: { id: string; name: string }[]; agencies: { id: string }[] };

const findRecords = async (db: Db): Promise<Records> => ({
  campaigns: await db.selectFrom('campaigns').orderBy('id').select(['id', 'name']).execute(),
  agencies: await db
    .selectFrom('people')
    .where('role', '=', 'agency')
    .orderBy('id')
    .select('id')
    .execute(),
});

/** Agencies and campaigns that were added. */
function recordEntries(
  { campaigns, agencies }: Records,
  { now }: Work,
  team: readonly string[],
): Entry[] {
  const at = (place: number) => new Date(now.getTime() - (place * 26 + 3) * hour);
  const by = (place: number) => String(team[place % 2]);
  return [
    ...campaigns.map(({ id, name }, place) => ({
      at: at(place),
      by: by(place),
      operation: 'saveCampaign' as const,
      subject: { kind: 'campaign' as const, id },
      changes: { name: { before: null, after: name } },
    })),
    ...agencies.map(({ id }, place) => ({
      at: at(place + 1),
      by: by(place),
      operation: 'upsertAgency' as const,
      subject: { kind: 'agency' as const, id },
      changes: { name: { before: null, after: '[personal]' } },
    })),
  ];
}

/** That an account was added, and deactivated. */
function staffEntries(
  { id, block, created_at: at }: Pick<Person, 'id' | 'block' | 'created_at'>,
  { staffId, now }: Work,
): Entry[] {
  if (id === staffId) return [];
  const subject = { kind: 'staff', id } as const;
  const added: Entry = {
    at,
    by: staffId,
    operation: 'addStaffMember',
    subject,
    changes: { name: { before: null, after: '[personal]' } },
  };
  const deactivated: Entry = {
    at: new Date(now.getTime() - 24 * hour),
    by: staffId,
    operation: 'deactivateStaffMember',
    subject,
    changes: { accountStatus: { before: 'active', after: 'blocked' } },
    reason: 'Left the company.',
  };
  return block ? [added, deactivated] : [added];
}
