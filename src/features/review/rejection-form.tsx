import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { rejectionForm } from '#domain/forms/rejection-form.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { stickyActions } from '#src/theme/recipes/sticky-actions.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextArea } from '#src/ui/forms/text-input.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { RejectionReasonList } from './rejection-reason-list.tsx';

export type Rejection<Reason extends string> = {
  reasons: Reason[];
  note: string;
  permanent: boolean;
};

type Props<Reason extends string> = {
  reasons: readonly Reason[];
  renderReason: (reason: Reason) => ReactNode;
  busy: boolean;
  /** Whether "for good" is offered: the creator may not mend it then. */
  canBePermanent: boolean;
  failure: ReactNode;
  /** What the button says. */
  submit: ReactNode;
  onSubmit: (refusal: Rejection<Reason>) => void;
  onCancel: () => void;
};

/** Why something is refused: at least one reason, and a word to the creator. */
export function RejectionForm<Reason extends string>(props: Props<Reason>) {
  const {
    reasons,
    renderReason,
    busy,
    canBePermanent,
    failure,
    submit: submitLabel,
    onSubmit,
    onCancel,
  } = props;
  const form = useSchemaForm(rejectionForm(reasons), {
    reasons: [] as string[],
    note: '',
    permanent: false,
  });
  const note = fieldErrorCode(form, 'note');
  return (
    <form onSubmit={form.handleSubmit(onSubmit)} noValidate>
      <Stack gap="5">
        <RejectionReasonList
          reasons={reasons}
          renderReason={renderReason}
          inputProps={form.register('reasons')}
          isMissing={fieldErrorCode(form, 'reasons') !== undefined}
        />
        <Field
          optional
          label={<FormattedMessage id="staff.refuse.note" defaultMessage="Note to creator" />}
          hint={
            <FormattedMessage
              id="staff.refuse.note-hint"
              defaultMessage="Say what the creator needs to fix."
            />
          }
          error={note && <FieldMessage code={note} />}
        >
          <TextArea dir="auto" rows={3} {...form.register('note')} />
        </Field>
        {canBePermanent && (
          <Checkbox {...form.register('permanent')}>
            <FormattedMessage
              id="staff.refuse.permanent"
              defaultMessage="Final: cannot be resubmitted"
            />
          </Checkbox>
        )}
        {failure}
        <Row justifyContent="flex-end" bg="surface.raised" css={stickyActions}>
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
