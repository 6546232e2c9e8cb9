import { type Kysely, sql } from 'kysely';

/*
 * Agencies invite creators by links. Who joined or left an agency is kept as a history of the
 * agency.
 */
const statements = [
  `create table agency_invitations (
    id uuid primary key,
    agency_id uuid not null references people,
    token_hash text not null unique,
    recipient_name text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    answer text check (answer in ('accept', 'decline')),
    answered_at timestamptz,
    answered_by uuid references people
  )`,
  `create index agency_invitations_by_agency on agency_invitations (agency_id, id desc)`,
  `create table agency_membership_events (
    id uuid primary key,
    agency_id uuid not null references people,
    creator_id uuid not null references people,
    action text not null check (action in ('joined', 'left')),
    invitation_id uuid references agency_invitations on delete set null,
    at timestamptz not null
  )`,
  `create index membership_events_by_agency on agency_membership_events (agency_id, id desc)`,
  `create index membership_events_by_creator on agency_membership_events (creator_id, id desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
