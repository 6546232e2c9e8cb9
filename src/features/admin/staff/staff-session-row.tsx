import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StaffSession } from '#machines/flow/admin/staff-member.ts';
import { DeviceName, SignOutButton } from '#src/features/devices/index.ts';
import { DateTime, RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

type Props = { session: StaffSession; onEnd: () => void };

/** One place where a member of staff is signed in. */
export function StaffSessionRow({ session, onEnd }: Props) {
  const id = useId();
  const { isCurrent, startedAt, seenAt } = session;
  return (
    <Row
      as="li"
      gap="3"
      paddingInline="4"
      paddingBlock="3"
      css={{ '& + li': { borderBlockStartWidth: '1px', borderColor: 'line' } }}
    >
      <Stack gap="1" flex="1 1 10rem">
        <Row gap="2">
          <Text id={`${id}name`} fontWeight="semibold">
            <DeviceName session={session} />
          </Text>
          {isCurrent && (
            <StatusBadge tone="success">
              <FormattedMessage id="devices.here" defaultMessage="This device" />
            </StatusBadge>
          )}
        </Row>
        <Text size="sm" muted>
          <FormattedMessage
            id="staff.members.session"
            defaultMessage="Since {time}, last used {ago}"
            description="A session; time: a date with a time of day; ago: 3 hours ago"
            values={{ time: <DateTime time={startedAt} />, ago: <RelativeTime time={seenAt} /> }}
          />
        </Text>
      </Stack>
      {!isCurrent && <SignOutButton id={`${id}button`} name={`${id}name`} onClick={onEnd} />}
    </Row>
  );
}
