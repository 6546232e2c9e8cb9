import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Profile } from '#machines/flow/profile.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import { profileFields } from './form-draft.ts';
import type { ProfileActor, RecordActor } from './profile-screen.tsx';

type SubmitBarProps = { actor: ProfileActor; record: RecordActor; profile: Profile };

/** The end of the form: what went wrong, the button, and what pressing it brings about. */
export function SubmitBar({ actor, record, profile }: SubmitBarProps) {
  const isWaiting = useSelector(actor, (current) => current.hasTag('busy'));
  const isSending = useSelector(record, (current) => current.hasTag('busy'));
  const canCancel = useSelector(record, (current) => current.can({ type: 'edit.cancelled' }));
  return (
    <Stack gap="4">
      <Trouble record={record} />
      <Row gap="3">
        <Button type="submit" busy={isWaiting || isSending} wide={!canCancel}>
          <SubmitText profile={profile} />
        </Button>
        {canCancel && (
          <Button kind="ghost" onClick={() => record.send({ type: 'edit.cancelled' })}>
            <FormattedMessage id="profile.cancel" defaultMessage="Back without saving" />
          </Button>
        )}
      </Row>
      <Text role="status" size="sm" muted css={{ '&:empty': { display: 'none' } }}>
        {isSending && <FormattedMessage id="profile.sending" defaultMessage="Your profile is being sent…" />}
        {isWaiting && !isSending && (
          <FormattedMessage
            id="profile.waiting-picture"
            defaultMessage="Your picture goes first; the profile follows by itself."
          />
        )}
      </Text>
      <Text size="sm" muted>
        <WhatFollows profile={profile} />
      </Text>
    </Stack>
  );
}

function SubmitText({ profile }: { profile: Profile }) {
  switch (profile.workApproval) {
    case 'none':
      return <FormattedMessage id="profile.submit.first" defaultMessage="Send profile for approval" />;
    case 'rejected':
      return <FormattedMessage id="profile.submit.again" defaultMessage="Send again for approval" />;
    default:
      return <FormattedMessage id="profile.submit.save" defaultMessage="Save changes" />;
  }
}

function WhatFollows({ profile }: { profile: Profile }) {
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
          defaultMessage="Your place in the queue stays; our team looks at the changed profile."
        />
      );
    default:
      return (
        <FormattedMessage
          id="profile.follows.sent"
          defaultMessage="Our team looks at it. You can write posts meanwhile; they can be sent once it is approved."
        />
      );
  }
}

/** Why the profile did not arrive, where it is not about one field. */
function Trouble({ record }: { record: RecordActor }) {
  const snapshot = useSelector(record, (current) => current);
  const { failure } = snapshot.context;
  if (snapshot.matches('conflict')) {
    return (
      <Banner
        tone="warning"
        actions={
          <Button kind="secondary" size="sm" onClick={() => record.send({ type: 'reload.requested' })}>
            <FormattedMessage id="profile.conflict.reload" defaultMessage="Go on with my text" />
          </Button>
        }
      >
        <FormattedMessage
          id="profile.conflict"
          defaultMessage="Your profile has changed meanwhile, perhaps on another device. What you typed here is still there."
        />
      </Banner>
    );
  }
  const isAboutFields =
    snapshot.matches({ form: 'refused' }) && profileFields.some((field) => failure?.fields?.[field]);
  const isShown = snapshot.matches({ form: 'failed' }) || snapshot.matches({ form: 'refused' });
  if (!failure || !isShown || isAboutFields) return null;
  return (
    <Banner tone="danger">
      <FailureMessage failure={failure} />
    </Banner>
  );
}
