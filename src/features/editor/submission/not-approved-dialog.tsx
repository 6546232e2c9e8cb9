import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { NotApprovedTitle } from '../layout/dialog-titles.tsx';
import { MissingProfileStep } from './missing-profile-step.tsx';

/**
 * Saved, but not sent: the profile must be approved first. Says what is missing and where to go.
 */
export function NotApprovedDialog({ actor }: { actor: EditorActor }) {
  const isOpen = useSelector(actor, (current) =>
    current.matches({ withLock: { open: { remote: { submission: 'notApproved' } } } }),
  );
  const profile = useSelector(actor, (current) => current.context.profile);
  const close = () => actor.send({ type: 'submit.cancelled' });
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={<NotApprovedTitle />}
      footer={
        <>
          <Button kind="secondary" size="sm" onClick={close}>
            <FormattedMessage id="editor.not-approved.continue" defaultMessage="Continue editing" />
          </Button>
          <RouterButton size="sm" to="/app/profile">
            <FormattedMessage id="editor.not-approved.profile" defaultMessage="Go to my profile" />
          </RouterButton>
        </>
      }
    >
      <Stack gap="3">
        <Text>
          <FormattedMessage
            id="editor.not-approved.reason"
            defaultMessage="Your post is saved as a draft. You can send it for review once your profile is approved."
          />
        </Text>
        <Text fontWeight="semibold">
          <MissingProfileStep profile={profile} />
        </Text>
      </Stack>
    </Dialog>
  );
}
