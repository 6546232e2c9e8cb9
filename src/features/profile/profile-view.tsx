import { Lock, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Profile } from '#machines/flow/profile/profile.ts';
import { ApprovalTimeMessage } from '#src/i18n/approval-time-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text, TextLink } from '#src/ui/layout/text.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { ProfileCard, toPublicProfile } from './profile-card.tsx';
import { PreviewButton } from './public-preview.tsx';

type ProfileViewProps = {
  profile: Profile;
  /** The button that withdraws a change. */
  withdrawal?: ReactNode;
  onEdit: () => void;
};

/** The own profile, read-only, with its review status. */
export function ProfileView({ profile, withdrawal, onEdit }: ProfileViewProps) {
  return (
    <Stack gap="6">
      <ApprovalStatus profile={profile} />
      {profile.change && <ChangeNotice change={profile.change} actions={withdrawal} />}
      <ProfileCard profile={toPublicProfile(profile)}>
        <PrivateDetails profile={profile} />
      </ProfileCard>
      <Row gap="3" alignItems="stretch" flexDirection={{ base: 'column', sm: 'row' }}>
        <Button
          kind="secondary"
          alignSelf={{ base: 'stretch', sm: 'flex-start' }}
          icon={<Pencil size="1.1em" aria-hidden="true" />}
          onClick={onEdit}
        >
          <FormattedMessage id="profile.edit" defaultMessage="Edit profile" />
        </Button>
        <PreviewButton profile={toPublicProfile(profile)} />
      </Row>
    </Stack>
  );
}

function ApprovalStatus({ profile }: { profile: Profile }) {
  if (profile.workApproval === 'approved') {
    return (
      <Banner
        tone="success"
        title={<FormattedMessage id="profile.review.approved" defaultMessage="Profile approved" />}
      >
        <FormattedMessage
          id="profile.review.approved-text"
          defaultMessage="Readers see a blue tick next to your name. You can send your posts for review."
        />
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      title={
        <FormattedMessage id="profile.review.pending" defaultMessage="Profile approval pending" />
      }
    >
      {profile.submittedAt && (
        <>
          <FormattedMessage
            id="profile.review.since"
            defaultMessage="Sent on {time}."
            values={{ time: <DateTime time={profile.submittedAt} /> }}
          />{' '}
        </>
      )}
      <FormattedMessage
        id="profile.review.pending-text"
        defaultMessage="Our team is reviewing it. You can write posts in the meantime and send them once your profile is approved."
      />{' '}
      <ApprovalTimeMessage hours={profile.usualWaitHours} />
    </Banner>
  );
}

/** What readers do not see. */
function PrivateDetails({ profile }: { profile: Profile }) {
  const { phone, socialProfileLink: link } = profile;
  if (!phone && !link) return null;
  return (
    <Stack gap="1" borderBlockStartWidth="1px" borderColor="line" paddingBlockStart="4">
      <Text size="sm" muted display="flex" alignItems="center" gap="2">
        <Lock size="1em" aria-hidden="true" />
        <FormattedMessage
          id="profile.private"
          defaultMessage="Only you and our team can see this:"
        />
      </Text>
      {phone && (
        <Text size="sm">
          <FormattedMessage id="profile.phone.label" defaultMessage="Mobile number" />
          {': '}
          <bdi dir="ltr">{`+91 ${phone}`}</bdi>
        </Text>
      )}
      {link && (
        <Text size="sm" overflowWrap="anywhere">
          <TextLink href={link} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
            {link}
          </TextLink>
        </Text>
      )}
    </Stack>
  );
}
