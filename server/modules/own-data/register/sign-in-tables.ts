import type { PersonalTables } from './personal-table.ts';

const signIn = { of: 'creator', purpose: 'security', basis: 'safeguards' } as const;
/** Rows that are found by a phone number or a hash, and end within a day. */
const brief = {
  ...signIn,
  owner: null,
  retention: 'day',
  erasure: 'expire',
  exported: [],
} as const;
const ofStaff = {
  of: 'staff',
  owner: { column: 'person_id' },
  purpose: 'sign-in',
  basis: 'employment',
  retention: 'staff',
  erasure: 'not-concerned',
  exported: [],
} as const;

/** Sessions and what protects signing in. */
export const signInTables = {
  sessions: {
    ...signIn,
    owner: { column: 'person_id' },
    retention: 'days',
    erasure: 'delete',
    key: ['id'],
    exported: [
      ...['id', 'created_at', 'expires_at', 'authenticated_at', 'seen_at', 'login_type'],
      ...['browser', 'system'],
    ],
    withheld: {
      token_hash: 'secret',
      person_id: 'internal',
      choice_id: 'internal',
      plain_cookie_until: 'internal',
      replaces: 'secret',
      sign_in_link_id: 'internal',
      device_hash: 'secret',
    },
  },
  known_devices: {
    ...signIn,
    owner: { column: 'person_id' },
    retention: 'days',
    erasure: 'delete',
    key: ['device_hash'],
    exported: ['first_seen_at', 'last_seen_at'],
    withheld: { person_id: 'internal', device_hash: 'secret' },
  },
  sign_in_links: {
    ...signIn,
    owner: { column: 'person_id' },
    retention: 'days',
    erasure: 'delete',
    key: ['id'],
    exported: ['id', 'made_at', 'expires_at', 'used_at', 'withdrawn_at', 'browser', 'system'],
    withheld: { token_hash: 'secret', person_id: 'internal', made_by: 'other-person' },
  },
  video_starts: {
    ...signIn,
    owner: { column: 'person_id' },
    retention: 'minutes',
    erasure: 'delete',
    key: ['person_id', 'started_at'],
    exported: [],
    withheld: { person_id: 'internal', started_at: 'internal' },
  },
  idempotency_keys: {
    ...signIn,
    purpose: 'administration',
    owner: { column: 'person_id' },
    retention: 'days',
    erasure: 'delete',
    key: ['person_id', 'operation', 'key'],
    exported: [],
    withheld: {
      person_id: 'internal',
      operation: 'internal',
      key: 'internal',
      request_hash: 'internal',
      status: 'internal',
      body: 'internal',
      created_at: 'internal',
    },
  },
  code_sends: {
    ...brief,
    key: ['id'],
    withheld: {
      ...{ id: 'internal', phone: 'internal', address: 'internal', code_hash: 'secret' },
      ...{ sent_at: 'internal', used_at: 'internal', tries: 'internal', tries_max: 'internal' },
      ...{ device_hash: 'secret', block: 'internal', purpose: 'internal', digits: 'internal' },
      ...{ is_known: 'internal', replaced_by: 'internal', failed_at: 'internal' },
    },
  },
  code_misses: {
    ...brief,
    key: ['id'],
    withheld: {
      ...{ id: 'internal', phone: 'internal', block: 'internal', digits: 'internal' },
      ...{ at: 'internal', device_hash: 'secret' },
    },
  },
  waiting_codes: {
    ...brief,
    key: ['id'],
    withheld: {
      ...{ id: 'internal', network: 'internal', turn: 'internal', sealed: 'secret' },
      ...{ asked_at: 'internal', try_at: 'internal', claimed_until: 'internal' },
      ...{ tries: 'internal', state: 'internal' },
    },
  },
  sign_in_tries: {
    ...brief,
    key: ['key'],
    withheld: { key: 'secret', tries: 'internal', last_at: 'internal' },
  },
  passkeys: {
    ...ofStaff,
    key: ['id'],
    withheld: {
      ...{ id: 'internal', person_id: 'internal', credential_id: 'secret', public_key: 'secret' },
      ...{ counter: 'internal', transports: 'internal', name: 'internal' },
      ...{ created_at: 'internal', used_at: 'internal' },
    },
  },
  authenticator_apps: {
    ...ofStaff,
    key: ['person_id'],
    withheld: {
      ...{ person_id: 'internal', secret: 'secret', last_step: 'internal' },
      ...{ created_at: 'internal', confirmed_at: 'internal' },
    },
  },
  recovery_codes: {
    ...ofStaff,
    key: ['person_id', 'code_hash'],
    withheld: { person_id: 'internal', code_hash: 'secret', used_at: 'internal' },
  },
  pending_sign_ins: {
    ...ofStaff,
    key: ['token_hash'],
    withheld: {
      ...{ token_hash: 'secret', person_id: 'internal', purpose: 'internal' },
      ...{ tries: 'internal', expires_at: 'internal' },
    },
  },
  password_resets: {
    ...ofStaff,
    key: ['token_hash'],
    withheld: {
      ...{ token_hash: 'secret', person_id: 'internal', expires_at: 'internal' },
      made_by: 'internal',
    },
  },
} satisfies PersonalTables;
