import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
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

function LinkForm({ surface, onClose }: Omit<Props, 'open'>) {
  const [address, setAddress] = useState('');
  const [isInvalid, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = address.trim();
    const url = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
    if (typed !== '' && (surface.insertEmbed(url) || surface.setLink(url))) onClose();
    else setIsWrong(true);
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
          <Button
            kind="secondary"
            onClick={() => {
              surface.setLink(null);
              onClose();
            }}
          >
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
