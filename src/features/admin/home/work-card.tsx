import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { WorkKind } from '#domain/staff/work-kinds.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Num, RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Link } from '#src/ui/layout/link.tsx';
import { Text } from '#src/ui/layout/text.tsx';

const names: Record<WorkKind, MessageDescriptor> = defineMessages({
  profiles: { id: 'home.profiles', defaultMessage: 'Profiles to approve' },
  'profile-changes': { id: 'home.changes', defaultMessage: 'Profile changes' },
  posts: { id: 'home.posts', defaultMessage: 'Posts to review' },
  appeals: { id: 'home.appeals', defaultMessage: 'Appeals to decide' },
  'bank-details': { id: 'home.bank', defaultMessage: 'Bank details to approve' },
  invoices: { id: 'home.invoices', defaultMessage: 'Invoices to pay' },
  'failed-publications': { id: 'home.failed', defaultMessage: 'Failed publications' },
});

/** Where each kind is decided. */
const pages: Record<WorkKind, string> = {
  profiles: '/app/approve-details',
  'profile-changes': '/app/approve-details',
  posts: '/app/review',
  appeals: '/app/appeals',
  'bank-details': '/app/bank-details',
  invoices: '/app/invoice?state=ACCEPTED',
  'failed-publications': '/app/publications?state=failed',
};

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    height: 'full',
    padding: '5',
    color: 'ink',
    textDecoration: 'none',
    bg: 'surface.raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    '&:is(a):hover': { borderColor: 'ink.muted', boxShadow: 'raised' },
  },
});

/** One kind of work: how many wait, since when, and how many were decided today. */
export function WorkCard({ work }: { work: Schemas['WaitingWork'] }) {
  const { kind, count, overdue, oldestAt, hasMore, decidedToday } = work;
  return (
    <li>
      <Frame as={Link} {...{ to: pages[kind] }}>
        <Row justifyContent="space-between">
          <Text fontWeight="semibold">
            <FormattedMessage {...names[kind]} />
          </Text>
          {overdue > 0 && (
            <StatusBadge tone="danger">
              <FormattedMessage
                id="home.overdue"
                defaultMessage="{count, plural, one {# overdue} other {# overdue}}"
                description="Badge: how many wait too long"
                values={{ count: overdue }}
              />
            </StatusBadge>
          )}
        </Row>
        <Text fontSize="3xl" fontWeight="bold" lineHeight="tight">
          <Num value={count} />
          {hasMore && '+'}
        </Text>
        <Stack gap="0">
          <Text size="sm" muted>
            {oldestAt ? (
              <FormattedMessage
                id="home.oldest"
                defaultMessage="Oldest: {time}"
                description="time: for example 3 hours ago"
                values={{ time: <RelativeTime time={oldestAt} /> }}
              />
            ) : (
              <FormattedMessage id="home.nothing" defaultMessage="Nothing is waiting" />
            )}
          </Text>
          <Text size="sm" muted>
            <FormattedMessage
              id="home.today"
              defaultMessage="{count, plural, =0 {None decided by you today} one {# decided by you today} other {# decided by you today}}"
              values={{ count: decidedToday }}
            />
          </Text>
        </Stack>
      </Frame>
    </li>
  );
}
