import { Hourglass, PartyPopper, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Profile } from '#machines/flow/profile.ts';
import { UsualWaitMessage } from '#src/i18n/usual-wait-message.tsx';
import { Card } from '#src/ui/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { Text } from '#src/ui/text.tsx';
import { ChangeNotice } from './change-notice.tsx';

/** The profile has arrived: what happens now, and what to do meanwhile. `next` are the ways on. */
export function ProfileSent({ profile, next }: { profile: Profile; next: ReactNode }) {
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
          <FormattedMessage id="profile.sent.title" defaultMessage="Your profile is with our team" />
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
            defaultMessage="Readers see it like this from now on. It stays approved."
          />
        </Text>
      ) : (
        <Stack as="ol" gap="3" listStyleType="none">
          <What icon={<Hourglass size="1.25em" aria-hidden="true" />}>
            <FormattedMessage
              id="profile.sent.wait"
              defaultMessage="We look at your profile and show the answer here. You need not do anything."
            />{' '}
            <UsualWaitMessage hours={profile.usualWaitHours} />
          </What>
          <What icon={<PenLine size="1.25em" aria-hidden="true" />}>
            <FormattedMessage
              id="profile.sent.write"
              defaultMessage="Write your first post meanwhile. You can send it once the profile is approved."
            />
          </What>
        </Stack>
      )}
      <Row width="full">{next}</Row>
    </Card>
  );
}

function What({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row as="li" gap="3" flexWrap="nowrap" alignItems="flex-start">
      <Box color="accent.text" paddingBlockStart="1" flexShrink="0">
        {icon}
      </Box>
      <Text>{children}</Text>
    </Row>
  );
}
