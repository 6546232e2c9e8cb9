import { Hourglass, PartyPopper, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Profile } from '#machines/flow/profile/profile.ts';
import { ApprovalTimeMessage } from '#src/i18n/approval-time-message.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { ChangeNotice } from './change-notice.tsx';

/** The profile was sent: what happens next, and what to do until then. `next` holds the links. */
export function ProfileSubmitted({ profile, next }: { profile: Profile; next: ReactNode }) {
  const isApproved = profile.workApproval === 'approved';
  return (
    <Card raised alignItems="flex-start">
      <Box
        display="flex"
        padding="4"
        borderRadius="full"
        bg="success.soft"
        color="success"
        aria-hidden="true"
      >
        <PartyPopper size="2.25rem" />
      </Box>
      <PageTitle>
        {isApproved ? (
          <FormattedMessage id="profile.sent.saved" defaultMessage="Your profile is saved" />
        ) : (
          <FormattedMessage id="profile.sent.title" defaultMessage="We're reviewing your profile" />
        )}
      </PageTitle>
      {profile.change?.status === 'pending' ? (
        <Box width="full">
          <ChangeNotice change={profile.change} />
        </Box>
      ) : isApproved ? (
        <Text>
          <FormattedMessage
            id="profile.sent.saved-text"
            defaultMessage="This is what readers see now. Your profile stays approved."
          />
        </Text>
      ) : (
        <Stack as="ol" gap="3" listStyleType="none">
          <IconItem icon={<Hourglass size="1.25em" aria-hidden="true" />}>
            <FormattedMessage
              id="profile.sent.wait"
              defaultMessage="You'll see our decision here. You don't need to do anything."
            />{' '}
            <ApprovalTimeMessage hours={profile.usualWaitHours} />
          </IconItem>
          <IconItem icon={<PenLine size="1.25em" aria-hidden="true" />}>
            <FormattedMessage
              id="profile.sent.write"
              defaultMessage="In the meantime, write your first post. You can send it once your profile is approved."
            />
          </IconItem>
        </Stack>
      )}
      <Row width="full">{next}</Row>
    </Card>
  );
}

function IconItem({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row as="li" gap="3" flexWrap="nowrap" alignItems="flex-start">
      <Box color="accent.text" paddingBlockStart="1" flexShrink="0">
        {icon}
      </Box>
      <Text>{children}</Text>
    </Row>
  );
}
