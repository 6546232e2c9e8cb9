import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/field.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { TextInput } from '#src/ui/text-input.tsx';
import type { WritingSurface } from './surface/writing-surface.ts';

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
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = address.trim();
    const whole = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
    if (typed !== '' && (surface.insertEmbed(whole) || surface.setLink(whole))) onClose();
    else setIsWrong(true);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Field
          label={<FormattedMessage id="editor.link.address" defaultMessage="Address" />}
          hint={
            <FormattedMessage
              id="editor.link.hint"
              defaultMessage="A link to YouTube, Instagram, X or Facebook becomes a card."
            />
          }
          error={
            isWrong && (
              <FormattedMessage id="editor.link.wrong" defaultMessage="This is not an address we can use." />
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
