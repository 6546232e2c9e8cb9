import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Profile } from '#machines/flow/profile/profile.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { ProfileActor, RecordActor } from './profile-actors.ts';
import { profileFields } from './profile-draft.ts';

type SubmitBarProps = { actor: ProfileActor; record: RecordActor; profile: Profile };

/** The end of the form: the error, the button, and the consequence of pressing it. */
export function SubmitBar({ actor, record, profile }: SubmitBarProps) {
  const isWaiting = useSelector(actor, (current) => current.hasTag('busy'));
  const isSending = useSelector(record, (current) => current.hasTag('busy'));
  const canCancel = useSelector(record, (current) => current.can({ type: 'edit.cancelled' }));
  return (
    <Stack gap="4">
      <SubmitError record={record} />
      <Row gap="3">
        <Button type="submit" busy={isWaiting || isSending} wide={!canCancel}>
          <SubmitText profile={profile} />
        </Button>
        {canCancel && (
          <Button kind="ghost" onClick={() => record.send({ type: 'edit.cancelled' })}>
            <FormattedMessage id="profile.cancel" defaultMessage="Go back without saving" />
          </Button>
        )}
      </Row>
      <Text role="status" size="sm" muted css={{ '&:empty': { display: 'none' } }}>
        {isSending && (
          <FormattedMessage id="profile.sending" defaultMessage="Sending your profile…" />
        )}
        {isWaiting && !isSending && (
          <FormattedMessage
            id="profile.waiting-picture"
            defaultMessage="Uploading your photo first. We'll then send your profile automatically."
          />
        )}
      </Text>
      <Text size="sm" muted>
        <SubmitEffect profile={profile} />
      </Text>
    </Stack>
  );
}

function SubmitText({ profile }: { profile: Profile }) {
  switch (profile.workApproval) {
    case 'none':
      return (
        <FormattedMessage id="profile.submit.first" defaultMessage="Send profile for approval" />
      );
    case 'rejected':
      return (
        <FormattedMessage id="profile.submit.again" defaultMessage="Send for approval again" />
      );
    default:
      return <FormattedMessage id="profile.submit.save" defaultMessage="Save changes" />;
  }
}

function SubmitEffect({ profile }: { profile: Profile }) {
  switch (profile.workApproval) {
    case 'approved':
      return (
        <FormattedMessage
          id="profile.follows.approved"
          defaultMessage="You stay approved and keep your blue tick."
        />
      );
    case 'pending':
      return (
        <FormattedMessage
          id="profile.follows.pending"
          defaultMessage="You keep your place in the queue. Our team will review the updated profile."
        />
      );
    default:
      return (
        <FormattedMessage
          id="profile.follows.sent"
          defaultMessage="Our team will review it. You can write posts in the meantime and send them once it's approved."
        />
      );
  }
}

/** Why the profile did not arrive, where it is not about one field. */
function SubmitError({ record }: { record: RecordActor }) {
  const snapshot = useSelector(record, (current) => current);
  const { failure } = snapshot.context;
  if (snapshot.matches('conflict')) {
    return (
      <Banner
        tone="warning"
        actions={
          <Button
            kind="secondary"
            size="sm"
            onClick={() => record.send({ type: 'reload.requested' })}
          >
            <FormattedMessage id="profile.conflict.reload" defaultMessage="Continue with my text" />
          </Button>
        }
      >
        <FormattedMessage
          id="profile.conflict"
          defaultMessage="Your profile was changed in the meantime, maybe on another device. What you typed here is still there."
        />
      </Banner>
    );
  }
  const isAboutFields =
    snapshot.matches({ form: 'refused' }) &&
    profileFields.some((field) => failure?.fields?.[field]);
  const isShown = snapshot.matches({ form: 'failed' }) || snapshot.matches({ form: 'refused' });
  if (!failure || !isShown || isAboutFields) return null;
  return (
    <Banner tone="danger">
      <FailureMessage failure={failure} />
    </Banner>
  );
}
