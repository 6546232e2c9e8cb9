import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { publicPostUrl } from './live-post-sharing-machine.ts';
import type { SharingActor } from './use-post-sharing.tsx';

/** Shows the link of a post to be copied by hand, where the browser refuses to copy it. */
export function ShareDialog({ actor }: { actor: SharingActor }) {
  const isOpen = useSelector(actor, (current) => current.matches('refused'));
  const post = useSelector(actor, ({ context }) => context.post);
  const close = () => actor.send({ type: 'share.closed' });
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={<FormattedMessage id="posts.share.title" defaultMessage="Copy this link" />}
      footer={
        <Row justifyContent="flex-end">
          <Button onClick={close}>
            <FormattedMessage id="posts.share.done" defaultMessage="Done" description="Button" />
          </Button>
        </Row>
      }
    >
      {post && (
        <Field
          label={
            <FormattedMessage
              id="posts.share.link"
              defaultMessage="Link to the post"
              description="Label of a field with the address of a post"
            />
          }
          hint={
            <FormattedMessage
              id="posts.share.help"
              defaultMessage="Your browser blocked copying. Select the link and copy it."
            />
          }
        >
          <TextInput
            value={publicPostUrl(post)}
            readOnly
            dir="ltr"
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
      )}
    </Dialog>
  );
}
