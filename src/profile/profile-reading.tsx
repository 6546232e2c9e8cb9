import { Lock, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Profile } from '#machines/flow/profile.ts';
import { UsualWaitMessage } from '#src/i18n/usual-wait-message.tsx';
import { DateTime } from '#src/ui/amounts.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Text, TextLink } from '#src/ui/text.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { ProfileCard, shownOf } from './profile-card.tsx';
import { PreviewButton } from './public-preview.tsx';

type ProfileReadingProps = {
  profile: Profile;
  /** The button that withdraws a change. */
  withdrawal?: ReactNode;
  onEdit: () => void;
};

/** The own profile to read, and where it stands. */
export function ProfileReading({ profile, withdrawal, onEdit }: ProfileReadingProps) {
  return (
    <Stack gap="6">
      <Standing profile={profile} />
      {profile.change && <ChangeNotice change={profile.change} actions={withdrawal} />}
      <ProfileCard profile={shownOf(profile)}>
        <OnlyForUs profile={profile} />
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
        <PreviewButton profile={shownOf(profile)} />
      </Row>
    </Stack>
  );
}

function Standing({ profile }: { profile: Profile }) {
  if (profile.workApproval === 'approved') {
    return (
      <Banner
        tone="success"
        title={<FormattedMessage id="profile.standing.approved" defaultMessage="Profile approved" />}
      >
        <FormattedMessage
          id="profile.standing.approved-text"
          defaultMessage="Readers see the blue tick beside your name, and you can send your posts for review."
        />
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      title={<FormattedMessage id="profile.standing.pending" defaultMessage="Profile approval pending" />}
    >
      {profile.submittedAt && (
        <>
          <FormattedMessage
            id="profile.standing.since"
            defaultMessage="Sent on {time}."
            values={{ time: <DateTime time={profile.submittedAt} /> }}
          />{' '}
        </>
      )}
      <FormattedMessage
        id="profile.standing.pending-text"
        defaultMessage="Our team is looking at it. You can write posts meanwhile and send them once it is approved."
      />{' '}
      <UsualWaitMessage hours={profile.usualWaitHours} />
    </Banner>
  );
}

/** What readers do not see. */
function OnlyForUs({ profile }: { profile: Profile }) {
  const { phone, socialProfileLink: link } = profile;
  if (!phone && !link) return null;
  return (
    <Stack gap="1" borderBlockStartWidth="1px" borderColor="line" paddingBlockStart="4">
      <Text size="sm" muted display="flex" alignItems="center" gap="2">
        <Lock size="1em" aria-hidden="true" />
        <FormattedMessage id="profile.private" defaultMessage="Only you and our team see this:" />
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
