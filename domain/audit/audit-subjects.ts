/** What an entry of the audit trail is about. */
export const auditSubjectKinds = [
  'account',
  'agency',
  'announcement',
  'bank-details',
  'bulk-action',
  'campaign',
  'creator',
  'document',
  'featured-posts',
  'hashtag',
  'invoice',
  'post',
  'publisher',
  'rate-card',
  'session',
  'source',
  'staff',
] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];
