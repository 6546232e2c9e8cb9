import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { AuditSubjectKind } from '#domain/audit/audit-subjects.ts';

/** What an entry of the audit trail is about. */
export const subjectNames: Record<AuditSubjectKind, MessageDescriptor> = defineMessages({
  account: { id: 'audit.subject.account', defaultMessage: 'Account' },
  agency: { id: 'audit.subject.agency', defaultMessage: 'Agency' },
  announcement: { id: 'audit.subject.announcement', defaultMessage: 'Announcement' },
  'bank-details': { id: 'audit.subject.bank', defaultMessage: 'Bank details' },
  'bulk-action': { id: 'audit.subject.bulk', defaultMessage: 'Bulk action' },
  campaign: { id: 'audit.subject.campaign', defaultMessage: 'Campaign' },
  creator: { id: 'audit.subject.creator', defaultMessage: 'Creator' },
  document: { id: 'audit.subject.document', defaultMessage: 'Document' },
  'featured-posts': { id: 'audit.subject.featured', defaultMessage: 'Featured posts' },
  hashtag: { id: 'audit.subject.hashtag', defaultMessage: 'Hashtag' },
  invoice: { id: 'audit.subject.invoice', defaultMessage: 'Invoice' },
  post: { id: 'audit.subject.post', defaultMessage: 'Post' },
  publisher: { id: 'audit.subject.publisher', defaultMessage: 'Publisher account' },
  'rate-card': { id: 'audit.subject.rate-card', defaultMessage: 'Rate card' },
  session: { id: 'audit.subject.session', defaultMessage: 'Session' },
  source: { id: 'audit.subject.source', defaultMessage: 'Source' },
  staff: { id: 'audit.subject.staff', defaultMessage: 'Member of staff' },
});

/** The page of a subject, where it has one. */
export function subjectPath({ kind, id }: { kind: AuditSubjectKind; id: string }): string | null {
  switch (kind) {
    case 'agency':
      return `/app/agency?agency=${id}`;
    case 'creator':
      return `/app/creator?creator=${id}`;
    case 'post':
      return `/app/review?post=${id}`;
    case 'staff':
      return `/app/staff?member=${id}`;
    default:
      return null;
  }
}
