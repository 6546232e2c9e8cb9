import { FormattedMessage } from 'react-intl';
import { languageDirection, nativeLanguageName } from '#domain/language/languages.ts';
import type { WorkApproval } from '#src/features/review/index.ts';
import { ProfileRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { besidePicture } from '#src/theme/recipes/large-text.ts';
import { HistoryEntry } from '#src/ui/data/history-entry.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text, TextLink } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { ProfileChangeComparison } from './profile-change-comparison.tsx';

/** A submitted profile with everything that a decision needs. */
export function SubmittedProfile({ approval }: { approval: WorkApproval }) {
  const { profile } = approval;
  return (
    <Card raised>
      <ProfileHeader profile={profile} />
      <ProfileChangeComparison profile={profile} />
      <Text>
        <bdi>{profile.bio}</bdi>
      </Text>
      <Row gap="2">
        {profile.languages.map((language) => (
          <Box
            key={language}
            lang={language}
            dir={languageDirection(language)}
            paddingInline="3"
            borderWidth="1px"
            borderColor="line"
            borderRadius="full"
            fontSize="sm"
          >
            {nativeLanguageName(language)}
          </Box>
        ))}
      </Row>
      {profile.socialProfileLink && (
        <Text overflowWrap="anywhere">
          <TextLink
            href={profile.socialProfileLink}
            target="_blank"
            rel="noopener noreferrer nofollow"
            dir="ltr"
          >
            {profile.socialProfileLink}
          </TextLink>
        </Text>
      )}
      <Text size="sm" muted>
        <FormattedMessage
          id="staff.profile.posts"
          defaultMessage="{count, plural, =0 {No posts written yet} one {# post written} other {# posts written}}"
          values={{ count: approval.postCount }}
        />
      </Text>
      <History approval={approval} />
    </Card>
  );
}

type ProfileProps = { profile: WorkApproval['profile'] };

function ProfileHeader({ profile }: ProfileProps) {
  return (
    <Row gap="4" css={besidePicture}>
      <Avatar
        name={profile.name ?? ''}
        url={profile.profileImage?.url ?? null}
        size="lg"
        blueTick={profile.blueTick}
      />
      <Stack gap="0">
        <Heading as="h2" size="md">
          <bdi>{profile.name}</bdi>
        </Heading>
        <Text muted>
          <bdi dir="ltr">@{profile.handle}</bdi>
        </Text>
      </Stack>
    </Row>
  );
}

function History({ approval }: { approval: WorkApproval }) {
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" size="sm">
        <FormattedMessage id="staff.profile.history" defaultMessage="History" />
      </Heading>
      <Stack as="ol" gap="2" listStyleType="none">
        {approval.history.map((event) => (
          <HistoryEntry
            key={`${event.action}${event.at}`}
            {...event}
            what={<EventName action={event.action} />}
            ReasonMessage={ProfileRejectionReasonMessage}
          />
        ))}
      </Stack>
    </Stack>
  );
}

function EventName({ action }: { action: WorkApproval['history'][number]['action'] }) {
  switch (action) {
    case 'submitted':
      return <FormattedMessage id="staff.history.submitted" defaultMessage="Sent for approval" />;
    case 'approved':
      return <FormattedMessage id="staff.history.approved" defaultMessage="Approved" />;
    case 'rejected':
      return <FormattedMessage id="staff.history.rejected" defaultMessage="Rejected" />;
    case 'change-submitted':
      return (
        <FormattedMessage
          id="staff.history.change-submitted"
          defaultMessage="Change sent for review"
        />
      );
    case 'change-withdrawn':
      return (
        <FormattedMessage id="staff.history.change-withdrawn" defaultMessage="Change withdrawn" />
      );
    case 'change-approved':
      return (
        <FormattedMessage id="staff.history.change-approved" defaultMessage="Change approved" />
      );
    case 'change-rejected':
      return (
        <FormattedMessage id="staff.history.change-rejected" defaultMessage="Change rejected" />
      );
  }
}
