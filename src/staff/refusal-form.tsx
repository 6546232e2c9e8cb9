import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { countGraphemes } from '#domain/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { FieldMessage } from '#src/i18n/failure-message.tsx';
import { atHand } from '#src/theme/recipes/at-hand.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/choices.tsx';
import { Field } from '#src/ui/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import { TextArea } from '#src/ui/text-input.tsx';

export type Refusal<Reason extends string> = { reasons: Reason[]; note: string; permanent: boolean };

type Props<Reason extends string> = {
  reasons: readonly Reason[];
  show: (reason: Reason) => ReactNode;
  busy: boolean;
  /** Whether "for good" is offered: the creator may not mend it then. */
  canBePermanent: boolean;
  failure: ReactNode;
  /** What the button says. */
  submit: ReactNode;
  onSubmit: (refusal: Refusal<Reason>) => void;
  onCancel: () => void;
};

/** Why something is refused: at least one reason, and a word to the creator. */
export function RefusalForm<Reason extends string>(props: Props<Reason>) {
  const { reasons, show, busy, canBePermanent, failure, submit: submitLabel, onSubmit, onCancel } = props;
  const [chosen, setChosen] = useState<readonly Reason[]>([]);
  const [note, setNote] = useState('');
  const [permanent, setPermanent] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const errorId = useId();
  const isNoteTooLong = countGraphemes(note) > limits.noteMax;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (chosen.length > 0 && !isNoteTooLong) onSubmit({ reasons: [...chosen], note: note.trim(), permanent });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack as="fieldset" gap="1" aria-describedby={isTried && chosen.length === 0 ? errorId : undefined}>
          <Text as="legend" fontWeight="bold">
            <FormattedMessage id="staff.refuse.reasons" defaultMessage="Reasons" />
          </Text>
          <Box
            display="grid"
            columnGap="4"
            gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
          >
            {reasons.map((reason, place) => (
              <Checkbox
                key={reason}
                autoFocus={place === 0}
                checked={chosen.includes(reason)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked ? [...chosen, reason] : chosen.filter((other) => other !== reason),
                  )
                }
              >
                {show(reason)}
              </Checkbox>
            ))}
          </Box>
          {isTried && chosen.length === 0 && (
            <Text id={errorId} role="alert" color="danger" size="sm" fontWeight="semibold">
              <FormattedMessage
                id="staff.refuse.reason-needed"
                defaultMessage="Choose at least one reason."
              />
            </Text>
          )}
        </Stack>
        <Field
          optional
          label={<FormattedMessage id="staff.refuse.note" defaultMessage="A word to the creator" />}
          hint={
            <FormattedMessage id="staff.refuse.note-hint" defaultMessage="Say what would make it right." />
          }
          error={isNoteTooLong ? <FieldMessage code="too-long" /> : undefined}
        >
          <TextArea dir="auto" rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        {canBePermanent && (
          <Checkbox checked={permanent} onChange={(event) => setPermanent(event.target.checked)}>
            <FormattedMessage
              id="staff.refuse.permanent"
              defaultMessage="For good: the creator may not mend it and send it again"
            />
          </Checkbox>
        )}
        {failure}
        <Row justifyContent="flex-end" bg="surface.raised" css={atHand}>
          <Button kind="secondary" type="button" onClick={onCancel} disabled={busy}>
            <FormattedMessage id="staff.refuse.cancel" defaultMessage="Back" />
          </Button>
          <Button kind="danger" type="submit" busy={busy}>
            {submitLabel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
