import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { refusalForm } from '#domain/forms/refusal.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { atHand } from '#src/theme/recipes/at-hand.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/choices.tsx';
import { Field } from '#src/ui/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { problemOf, useRulesForm } from '#src/ui/rules-form.ts';
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
  const form = useRulesForm(refusalForm(reasons), { reasons: [] as string[], note: '', permanent: false });
  const errorId = useId();
  const isReasonMissing = problemOf(form, 'reasons') !== undefined;
  const note = problemOf(form, 'note');
  return (
    <form onSubmit={form.handleSubmit(onSubmit)} noValidate>
      <Stack gap="5">
        <Stack as="fieldset" gap="1" aria-describedby={isReasonMissing ? errorId : undefined}>
          <Text as="legend" fontWeight="bold">
            <FormattedMessage id="staff.refuse.reasons" defaultMessage="Reasons" />
          </Text>
          <Box
            display="grid"
            columnGap="4"
            gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
          >
            {reasons.map((reason, place) => (
              <Checkbox key={reason} autoFocus={place === 0} value={reason} {...form.register('reasons')}>
                {show(reason)}
              </Checkbox>
            ))}
          </Box>
          {isReasonMissing && (
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
          error={note && <FieldMessage code={note} />}
        >
          <TextArea dir="auto" rows={3} {...form.register('note')} />
        </Field>
        {canBePermanent && (
          <Checkbox {...form.register('permanent')}>
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
