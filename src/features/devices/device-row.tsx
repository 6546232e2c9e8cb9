import { MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { OpenSession } from '#machines/flow/devices/devices.ts';
import { DateTime, RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { DeviceName } from './device-name.tsx';
import { SignOutButton } from './sign-out-button.tsx';

type DeviceRowProps = { session: OpenSession; onSignOut: () => void };

/** One place: which device, how and since when, and when it was last used. */
export function DeviceRow({ session, onSignOut }: DeviceRowProps) {
  const id = useId();
  const { isCurrent, startedAt, seenAt } = session;
  return (
    <Row
      as="li"
      gap="3"
      alignItems="flex-start"
      paddingInline="4"
      paddingBlock="3"
      css={{ '& + li': { borderBlockStartWidth: '1px', borderColor: 'line' } }}
    >
      <Box color="ink.muted" flexShrink="0" paddingBlockStart="1">
        <DeviceIcon session={session} />
      </Box>
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
        {!isCurrent && (
          <Text size="sm" muted>
            <FormattedMessage
              id="devices.seen"
              defaultMessage="Last used {ago}"
              description="ago: 3 hours ago"
              values={{ ago: <RelativeTime time={seenAt} /> }}
            />
          </Text>
        )}
        <Text size="sm" muted>
          <Since session={session} time={<DateTime time={startedAt} />} />
        </Text>
      </Stack>
      {!isCurrent && <SignOutButton id={`${id}button`} name={`${id}name`} onClick={onSignOut} />}
    </Row>
  );
}

function DeviceIcon({ session: { system } }: { session: OpenSession }) {
  switch (system) {
    case 'Android':
    case 'KaiOS':
      return <Smartphone size="1.375rem" aria-hidden="true" />;
    case 'iOS':
      return <Tablet size="1.375rem" aria-hidden="true" />;
    default:
      return <MonitorSmartphone size="1.375rem" aria-hidden="true" />;
  }
}

type SignInKind = NonNullable<OpenSession['loginType']> | 'signInLink' | 'default';

/** How and since when; `default` of other ways to sign in. */
const sinceMessages: Record<SignInKind, MessageDescriptor> = defineMessages({
  MOBILE: {
    id: 'devices.since.phone',
    defaultMessage: 'Signed in with phone since {time}',
  },
  GOOGLE: {
    id: 'devices.since.google',
    defaultMessage: 'Signed in with Google since {time}',
  },
  FACEBOOK: {
    id: 'devices.since.facebook',
    defaultMessage: 'Signed in with Facebook since {time}',
  },
  INTERNAL: {
    id: 'devices.since.password',
    defaultMessage: 'Signed in with password since {time}',
  },
  TOKEN: {
    id: 'devices.since.link',
    defaultMessage: 'Signed in with a link since {time}',
  },
  signInLink: {
    id: 'devices.since.support-link',
    defaultMessage: 'Signed in with a link from support since {time}',
    description: "A session of one's own that began with a one-time link made by support",
  },
  default: {
    id: 'devices.since',
    defaultMessage: 'Signed in since {time}',
  },
});

function Since({ session, time }: { session: OpenSession; time: ReactNode }) {
  const { loginType, signInLink } = session;
  const message = signInLink ? sinceMessages.signInLink : sinceMessages[loginType ?? 'default'];
  return <FormattedMessage {...message} values={{ time }} />;
}
