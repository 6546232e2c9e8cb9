import type { Generated } from 'kysely';
import type { AuditSubjectKind } from '#domain/audit/audit-subjects.ts';
import type { Json, Time } from './columns.ts';

/** A field before and after, as JSON values; null where there was or is none. */
export type AuditChanges = Record<string, { before: unknown; after: unknown }>;

export type AuditTable = {
  id: string;
  at: Time;
  /** Who acted. */
  person_id: string;
  operation: string;
  subject_kind: AuditSubjectKind | null;
  subject_id: string | null;
  changes: Json<AuditChanges>;
  reason: string | null;
  /** The action on many records that this was a part of. */
  bulk_action_id: Generated<string | null>;
};
