import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Profile } from '#machines/flow/profile/profile.ts';
import { ProfileRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { besidePicture } from '#src/theme/recipes/large-text.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';

type Change = NonNullable<Profile['change']>;

type ChangeNoticeProps = { change: Change /** What can be done about it. */; actions?: ReactNode };

/** Another name, handle or photo that is in review, or was rejected and why. */
export function ChangeNotice({ change, actions }: ChangeNoticeProps) {
  return change.status === 'pending' ? (
    <InReview change={change} actions={actions} />
  ) : (
    <Rejected change={change} actions={actions} />
  );
}

function InReview({ change, actions }: ChangeNoticeProps) {
  return (
    <Banner
      tone="info"
      actions={actions}
      title={
        <FormattedMessage id="profile.change.pending" defaultMessage="Your change is in review" />
      }
    >
      <Stack gap="3">
        <Proposal change={change} />
        <Text>
          <FormattedMessage
            id="profile.change.pending-text"
            defaultMessage="Sent on {time}. Until it is approved, readers see your current name, handle and photo with the blue tick."
            values={{ time: <DateTime time={change.submittedAt} /> }}
          />
        </Text>
      </Stack>
    </Banner>
  );
}

function Rejected({ change, actions }: ChangeNoticeProps) {
  return (
    <Banner
      tone="warning"
      actions={actions}
      title={
        <FormattedMessage
          id="profile.change.rejected"
          defaultMessage="Your change was not approved"
        />
      }
    >
      <Stack gap="3">
        <Proposal change={change} />
        <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
          {change.rejection?.reasons.map((reason) => (
            <li key={reason}>
              <ProfileRejectionReasonMessage reason={reason} />
            </li>
          ))}
        </Stack>
        {change.rejection?.note && <Text dir="auto">{change.rejection.note}</Text>}
        <Text>
          <FormattedMessage
            id="profile.change.rejected-text"
            defaultMessage="Readers still see your current name, handle and photo. Edit your profile and send it again."
          />
        </Text>
      </Stack>
    </Banner>
  );
}

function Proposal({ change: { name, handle, profileImage } }: { change: Change }) {
  return (
    <Row gap="3" css={besidePicture}>
      <Avatar name={name ?? ''} url={profileImage?.url ?? null} size="md" />
      <Stack gap="0" minWidth="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" muted overflowWrap="anywhere">
          <bdi dir="ltr">@{handle}</bdi>
        </Text>
      </Stack>
    </Row>
  );
}

/** Above the form of an approved profile. */
export function ReviewHint() {
  return (
    <Banner tone="info">
      <FormattedMessage
        id="profile.change.hint"
        defaultMessage="We review changes to your name, handle and photo. Until we approve them, readers see the current ones. Other changes apply right away."
      />
    </Banner>
  );
}
