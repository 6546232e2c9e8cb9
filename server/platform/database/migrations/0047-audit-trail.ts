import { type Kysely, sql } from 'kysely';

/*
 * What staff changed or opened; it takes the place of `staff_events`. Entries are only added: a
 * trigger refuses to change or delete them, also to the role that the portal connects with.
 */
const statements = [
  `create table audit_entries (
    id uuid primary key,
    at timestamptz not null,
    person_id uuid not null references people,
    operation text not null,
    subject_kind text,
    subject_id text,
    changes jsonb not null,
    reason text
  )`,
  `insert into audit_entries (
      id, at, person_id, operation, subject_kind, subject_id, changes, reason
    )
    select id, at, coalesce(by_person, person_id), operation, 'staff', person_id, '{}', reason
    from staff_events join (values
      ('sessions-ended', 'endStaffSessions'),
      ('second-factor-reset', 'resetSecondFactor'),
      ('reset-link-made', 'createPasswordResetLink'),
      ('password-reset', 'resetPassword'),
      ('password-changed', 'changePassword'),
      ('recovery-code-used', 'verifySecondFactor'),
      ('recovery-codes-made', 'renewRecoveryCodes'),
      ('authenticator-added', 'confirmAuthenticator'),
      ('authenticator-removed', 'removeAuthenticator'),
      ('passkey-added', 'addPasskey'),
      ('passkey-removed', 'removePasskey')
    ) as known (action, operation) using (action)`,
  `drop table staff_events`,
  `create index audit_entries_by_person on audit_entries (person_id, id)`,
  `create index audit_entries_by_subject on audit_entries (subject_id, id)`,
  `create index audit_entries_by_operation on audit_entries (operation, id)`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Entries of the audit trail cannot be changed or deleted.';
    end
  $$`,
  `create trigger audit_entries_are_kept before update or delete on audit_entries
    for each row execute function refuse_audit_change()`,
  `create trigger audit_entries_are_not_emptied before truncate on audit_entries
    for each statement execute function refuse_audit_change()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
