import type { Generated } from 'kysely';
import type { ErrorCode, FieldCode } from '#domain/contract/error-codes.ts';
import type { BulkActionKind } from '#domain/staff/bulk-actions.ts';
import type { BulkActionState } from '#machines/lifecycle/bulk-action.ts';
import type { Json, JsonOrNull, Time, TimeOrNull } from './columns.ts';

/** What a kind of action asks for. */
export type BulkArguments = { agencyUserId?: string | null; reference?: string };

export type BulkActionTables = {
  bulk_actions: {
    id: string;
    person_id: string;
    kind: BulkActionKind;
    arguments: Json<BulkArguments>;
    /** For the audit trail. */
    reason: string | null;
    state: BulkActionState;
    /** Which job of the queue continues it. */
    turn: Generated<number>;
    total: number;
    started_at: Time;
    finished_at: TimeOrNull;
  };
  bulk_action_items: {
    action_id: string;
    position: number;
    subject_id: string;
    state: 'pending' | 'done' | 'failed';
    /** Why it failed. */
    code: ErrorCode | null;
    fields: JsonOrNull<Record<string, FieldCode>>;
  };
};
