import type { PersonalTables } from './personal-table.ts';

const work = {
  of: 'staff',
  purpose: 'administration',
  basis: 'employment',
  retention: 'staff',
  erasure: 'not-concerned',
  exported: [],
} as const;

/** Staff, agencies and publishers. Administrators and support answer their requests. */
export const staffTables = {
  audit_entries: {
    ...work,
    owner: { column: 'person_id' },
    retention: 'audit',
    key: ['id'],
    withheld: {
      ...{ id: 'internal', at: 'internal', person_id: 'internal', operation: 'internal' },
      ...{ subject_kind: 'internal', subject_id: 'internal', changes: 'internal' },
      ...{ reason: 'internal', bulk_action_id: 'internal' },
    },
  },
  bulk_actions: {
    ...work,
    owner: { column: 'person_id' },
    retention: 'days',
    key: ['id'],
    withheld: {
      ...{ id: 'internal', person_id: 'internal', kind: 'internal', arguments: 'internal' },
      ...{ reason: 'internal', state: 'internal', turn: 'internal', total: 'internal' },
      ...{ started_at: 'internal', finished_at: 'internal' },
    },
  },
  bulk_action_items: {
    ...work,
    owner: null,
    retention: 'days',
    key: ['action_id', 'position'],
    withheld: {
      ...{ action_id: 'internal', position: 'internal', subject_id: 'internal' },
      ...{ state: 'internal', code: 'internal', fields: 'internal' },
    },
  },
  saved_views: {
    ...work,
    owner: { column: 'person_id' },
    key: ['id'],
    withheld: {
      ...{ id: 'internal', person_id: 'internal', list: 'internal', name: 'internal' },
      ...{ query: 'internal', columns: 'internal', saved_at: 'internal' },
    },
  },
  rate_cards: {
    ...work,
    owner: { column: 'made_by' },
    retention: 'tax',
    key: ['id'],
    withheld: {
      ...{ id: 'internal', payment_type: 'internal', from_month: 'internal' },
      ...{ version: 'internal', rates: 'internal', made_by: 'other-person', made_at: 'internal' },
    },
  },
  agencies: {
    ...work,
    of: 'agency',
    purpose: 'contact',
    basis: 'consent',
    owner: { column: 'person_id' },
    retention: 'account',
    key: ['person_id'],
    withheld: {
      ...{ person_id: 'internal', email: 'internal', contact_name: 'internal' },
      phone: 'internal',
    },
  },
  agency_invitations: {
    ...work,
    of: 'agency',
    basis: 'consent',
    owner: { column: 'agency_id' },
    retention: 'days',
    erasure: 'keep-id',
    key: ['id'],
    withheld: {
      ...{ id: 'internal', agency_id: 'internal', token_hash: 'secret' },
      ...{ recipient_name: 'internal', created_at: 'internal', expires_at: 'internal' },
      ...{ revoked_at: 'internal', answer: 'internal', answered_at: 'internal' },
      answered_by: 'other-person',
    },
  },
  publisher_accounts: {
    ...work,
    of: 'company',
    purpose: 'contact',
    basis: 'consent',
    owner: null,
    key: ['id'],
    withheld: {
      ...{ id: 'internal', revision: 'internal', name: 'internal', contact_name: 'internal' },
      ...{ email: 'internal', phone: 'internal', is_active: 'internal' },
      ...{ created_at: 'internal', updated_at: 'internal' },
    },
  },
} satisfies PersonalTables;
