import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fromPromise } from 'xstate';
import { type LinkRequest, linkDialogMachine } from '#machines/flow/editor/link-dialog.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { LinkDialogTitle } from '../layout/dialog-titles.tsx';
import type { WritingSurface } from '../surface/writing-surface.ts';

type Props = {
  open: boolean;
  surface: WritingSurface;
  isPlainText: boolean;
  onClose: () => void;
};

/** A link for the chosen words, or a card for a link to YouTube, Instagram, X or Facebook. */
export function LinkDialog({ open, onClose, ...form }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={<LinkDialogTitle />}>
      <LinkForm {...form} onClose={onClose} />
    </Dialog>
  );
}

/** The chart `link-dialog` on the text that is open. A link at the caret changes in its place. */
const liveLinkDialogMachine = (surface: WritingSurface) =>
  linkDialogMachine.provide({
    actors: {
      applyLink: fromPromise<boolean, LinkRequest>(async ({ input: { url } }) => {
        const isEmbed = url !== null && surface.currentLink() === null && surface.insertEmbed(url);
        return isEmbed || surface.setLink(url);
      }),
    },
  });

function LinkForm({ surface, isPlainText, onClose }: Omit<Props, 'open'>) {
  const [current] = useState(() => surface.currentLink());
  const [address, setAddress] = useState(current ?? '');
  const machine = useMemo(() => liveLinkDialogMachine(surface), [surface]);
  const actor = useActorRef(
    machine,
    { input: { current } },
    ({ status }) => status === 'done' && onClose(),
  );
  const isInvalid = useSelector(actor, (snapshot) => snapshot.matches('invalid'));
  const canRemove = useSelector(actor, (snapshot) => snapshot.can({ type: 'link.removed' }));
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
            !canRemove && (
              <FormattedMessage
                id="editor.link.hint"
                defaultMessage="Links to YouTube, Instagram, X or Facebook show as a card."
              />
            )
          }
          error={isInvalid && <LinkError isPlainText={isPlainText} />}
        >
          <AddressInput address={address} onAddress={setAddress} />
        </Field>
        <Row justifyContent="flex-end">
          {canRemove && (
            <Button kind="secondary" onClick={() => actor.send({ type: 'link.removed' })}>
              <FormattedMessage id="editor.link.remove" defaultMessage="Remove link" />
            </Button>
          )}
          <Button type="submit">
            {canRemove ? (
              <FormattedMessage id="editor.link.update" defaultMessage="Change link" />
            ) : (
              <FormattedMessage id="editor.link.insert" defaultMessage="Insert" />
            )}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

type AddressInputProps = { address: string; onAddress: (address: string) => void };

/** The field, focused when it appears, with its text selected. */
function AddressInput({ address, onAddress }: AddressInputProps) {
  const field = useRef<HTMLInputElement>(null);
  // Not a layout effect: the window opens in one of those, and a closed one has no focus to give.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <TextInput
      ref={field}
      type="url"
      dir="ltr"
      inputMode="url"
      autoComplete="off"
      value={address}
      onChange={(event) => onAddress(event.currentTarget.value)}
    />
  );
}

/** In plain text a link has no words; a card has its place below them. */
function LinkError({ isPlainText }: { isPlainText: boolean }) {
  return isPlainText ? (
    <FormattedMessage
      id="editor.link.plain-text"
      defaultMessage="In plain text mode, enter a link to YouTube, Instagram, X or Facebook."
    />
  ) : (
    <FormattedMessage
      id="editor.link.wrong"
      defaultMessage="Enter a web address without spaces, such as example.com."
    />
  );
}
