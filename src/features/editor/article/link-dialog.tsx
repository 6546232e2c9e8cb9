import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fromPromise } from 'xstate';
import { type LinkRequest, linkDialogMachine } from '#machines/flow/editor/link-dialog.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { WritingSurface } from '../surface/writing-surface.ts';

type Props = { open: boolean; surface: WritingSurface; onClose: () => void };

/** A link for the chosen words, or a card for a link to YouTube, Instagram, X or Facebook. */
export function LinkDialog({ open, surface, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="editor.link.title" defaultMessage="Link or embed" />}
    >
      <LinkForm surface={surface} onClose={onClose} />
    </Dialog>
  );
}

/** The chart `link-dialog` on the text that is open. */
const liveLinkDialogMachine = (surface: WritingSurface) =>
  linkDialogMachine.provide({
    actors: {
      applyLink: fromPromise<boolean, LinkRequest>(async ({ input: { url } }) => {
        if (url !== null) return surface.insertEmbed(url) || surface.setLink(url);
        surface.setLink(null);
        return true;
      }),
    },
  });

function LinkForm({ surface, onClose }: Omit<Props, 'open'>) {
  const [address, setAddress] = useState('');
  const machine = useMemo(() => liveLinkDialogMachine(surface), [surface]);
  const actor = useActorRef(machine, {}, ({ status }) => status === 'done' && onClose());
  const isInvalid = useSelector(actor, (current) => current.matches('invalid'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'link.submitted', address });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Field
          label={<FormattedMessage id="editor.link.address" defaultMessage="Link" />}
          hint={
            <FormattedMessage
              id="editor.link.hint"
              defaultMessage="Links to YouTube, Instagram, X or Facebook show as a card."
            />
          }
          error={
            isInvalid && (
              <FormattedMessage id="editor.link.wrong" defaultMessage="Enter a valid link." />
            )
          }
        >
          <TextInput
            type="url"
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            autoFocus
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        </Field>
        <Row justifyContent="flex-end">
          <Button kind="secondary" onClick={() => actor.send({ type: 'link.removed' })}>
            <FormattedMessage id="editor.link.remove" defaultMessage="Remove link" />
          </Button>
          <Button type="submit">
            <FormattedMessage id="editor.link.insert" defaultMessage="Insert" />
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
