import type { Permission } from '#domain/permissions/permissions.ts';
import type { BulkActionKind } from '#domain/staff/bulk-actions.ts';
import type { AuditDetails } from '#server/http/audit-trail.ts';
import type { OperationId } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { BulkArguments } from '#server/platform/database/schema/bulk-action-tables.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { changeCreator } from '../creators/index.ts';
import { changeInvoiceStatus } from '../money/index.ts';
import { decideOnProfile } from '../profile/index.ts';
import { setHashtagHidden } from '../reference/index.ts';

/** One record of an action, with who acts and when. */
export type BulkChange = {
  subjectId: string;
  values: BulkArguments;
  person: Person;
  now: Date;
};

type BulkKind = {
  /** As the call for one record asks for. */
  permission: Permission;
  /** The call for one record; its entries in the audit trail have this name. */
  operationId: OperationId;
  /** @throws {Problem} what the call for one record throws */
  change: (trx: Db, change: BulkChange) => Promise<AuditDetails>;
};

const setHidden = (isHidden: boolean): BulkKind => ({
  permission: 'INTERNAL',
  operationId: 'saveHashtag',
  change: (trx, { subjectId: id, now }) => setHashtagHidden(trx, { id, isHidden }, now),
});

/** What each kind does with one record: exactly what the call for one of it does. */
export const bulkKinds: Record<BulkActionKind, BulkKind> = {
  'approve-creators': {
    permission: 'APPROVE_CREATOR',
    operationId: 'updateDetailsStatus',
    async change(trx, { subjectId: creatorUserId, person, now }) {
      const approval = { creatorUserId, action: 'approve' as const };
      return (await decideOnProfile(trx, person, approval, now)).details;
    },
  },
  'assign-agency': {
    permission: 'APPROVE_CREATOR',
    operationId: 'updateCreator',
    change: (trx, { subjectId: creatorUserId, values, person, now }) =>
      changeCreator(
        trx,
        { person, agencyId: undefined },
        { creatorUserId, agencyUserId: values.agencyUserId ?? null },
        now,
      ),
  },
  'hide-hashtags': setHidden(true),
  'show-hashtags': setHidden(false),
  'pay-invoices': {
    permission: 'INTERNAL',
    operationId: 'updateInvoiceStatus',
    change: (trx, { subjectId: invoiceId, values, person, now }) =>
      changeInvoiceStatus(
        trx,
        { action: 'pay', invoiceId, reference: String(values.reference) },
        { by: person.id, now },
      ),
  },
};

/** Whether a person may act on records of a kind now. */
export const mayRun = ({ permissions, position }: Person, kind: BulkActionKind): boolean =>
  position.accountStatus === 'active' && permissions.includes(bulkKinds[kind].permission);
