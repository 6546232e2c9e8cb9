import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WorkApproval } from '#src/features/review/index.ts';
import { besidePicture } from '#src/theme/recipes/large-text.ts';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';

type Profile = WorkApproval['profile'];
type Shown = Pick<Profile, 'name' | 'handle' | 'profileImage'>;

/** What readers see now, next to what the creator proposes. */
export function ProfileChangeComparison({ profile }: { profile: Profile }) {
  if (profile.change?.status !== 'pending') return null;
  return (
    <Stack as="section" gap="3" aria-labelledby="profile-change">
      <Heading as="h3" size="sm" id="profile-change">
        <FormattedMessage id="staff.change.title" defaultMessage="Change in review" />
      </Heading>
      <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <Side
          title={<FormattedMessage id="staff.change.current" defaultMessage="Current version" />}
          shown={profile}
        />
        <Side
          title={<FormattedMessage id="staff.change.proposed" defaultMessage="After approval" />}
          shown={profile.change}
        />
      </Box>
    </Stack>
  );
}

function Side({ title, shown }: { title: ReactNode; shown: Shown }) {
  return (
    <Stack gap="2" padding="4" borderWidth="1px" borderColor="line" borderRadius="md">
      <Text size="sm" muted>
        {title}
      </Text>
      <Row gap="3" css={besidePicture}>
        <Avatar name={shown.name ?? ''} url={shown.profileImage?.url ?? null} size="lg" />
        <Stack gap="0">
          <Text fontWeight="bold">
            <bdi>{shown.name}</bdi>
          </Text>
          <Text muted>
            <bdi dir="ltr">@{shown.handle}</bdi>
          </Text>
        </Stack>
      </Row>
    </Stack>
  );
}
