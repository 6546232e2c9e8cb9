import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ProfileStanding } from '#machines/flow/profile-standing.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { RouterButton } from '#src/ui/router-link.tsx';
import { Text } from '#src/ui/text.tsx';
import type { EditorActor } from './editor-actor.ts';
import { NotApprovedTitle } from './window-titles.tsx';

/** Saved, but not sent: the profile comes first. Says what is missing and where to go. */
export function NotApprovedDialog({ actor }: { actor: EditorActor }) {
  const isOpen = useSelector(actor, (current) =>
    current.matches({ holding: { open: { remote: { submission: 'notApproved' } } } }),
  );
  const standing = useSelector(actor, (current) => current.context.profile);
  const close = () => actor.send({ type: 'submit.cancelled' });
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={<NotApprovedTitle />}
      footer={
        <>
          <Button kind="secondary" size="sm" onClick={close}>
            <FormattedMessage id="editor.not-approved.write-on" defaultMessage="Write on" />
          </Button>
          <RouterButton size="sm" to="/app/profile">
            <FormattedMessage id="editor.not-approved.profile" defaultMessage="To my profile" />
          </RouterButton>
        </>
      }
    >
      <Stack gap="3">
        <Text>
          <FormattedMessage
            id="editor.not-approved.reason"
            defaultMessage="Posts can be sent for review once your profile is approved. What you made is safe as a draft."
          />
        </Text>
        <Text fontWeight="semibold">
          <Missing standing={standing} />
        </Text>
      </Stack>
    </Dialog>
  );
}

function Missing({ standing }: { standing: ProfileStanding }) {
  switch (standing) {
    case 'missing':
      return (
        <FormattedMessage
          id="editor.not-approved.missing"
          defaultMessage="What is missing: your profile. It takes a few minutes."
        />
      );
    case 'rejected':
      return (
        <FormattedMessage
          id="editor.not-approved.rejected"
          defaultMessage="Your profile was not approved. See why, mend it and send it again."
        />
      );
    default:
      return (
        <FormattedMessage
          id="editor.not-approved.pending"
          defaultMessage="Your profile is with our team. You can send this post as soon as it is approved."
        />
      );
  }
}
