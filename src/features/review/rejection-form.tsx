import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { rejectionForm } from '#domain/forms/rejection-form.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { stickyActions } from '#src/theme/recipes/sticky-actions.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, type SchemaForm, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextArea } from '#src/ui/forms/text-input.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import {
  closeRejectionDraft,
  type RejectionValues,
  readRejectionDraft,
  saveRejectionDraft,
} from './rejection-draft.ts';
import { type ReasonGroup, RejectionReasonList } from './rejection-reason-list.tsx';
import { useFormKeys } from './use-form-keys.ts';

export type Rejection<Reason extends string> = {
  reasons: Reason[];
  note: string;
  permanent: boolean;
};

/** What a rejection may be for, and what it needs. */
export type ReasonChoice<Reason extends string> = {
  groups: readonly ReasonGroup<Reason>[];
  /** Found by automatic checks. */
  suggested?: readonly Reason[];
  /** Chosen at first: those of another moderator. */
  chosen?: readonly Reason[];
  /** Whether the creator, or another moderator, needs an explanation of this reason. */
  needsNote?: (reason: Reason) => boolean;
};

type Props<Reason extends string> = {
  choice: ReasonChoice<Reason>;
  renderReason: (reason: Reason) => ReactNode;
  busy: boolean;
  /** Whether a permanent rejection is offered, after which the creator cannot resubmit. */
  canBePermanent: boolean;
  failure: ReactNode;
  /** The label of the button. */
  submit: ReactNode;
  /** Under which name what is entered is kept in this tab; without one it is not. */
  draftKey?: string | undefined;
  /** What was entered before the subject was loaded again. */
  entered?: RejectionValues | undefined;
  onSubmit: (refusal: Rejection<Reason>) => void;
  /** Leaves the decision to another moderator; not offered without. */
  onSecondOpinion?: ((opinion: Rejection<Reason>) => void) | undefined;
  onCancel: () => void;
};

/** Why something is refused: at least one reason, and a word to the creator. */
export function RejectionForm<Reason extends string>(props: Props<Reason>) {
  const { renderReason, busy, canBePermanent, failure, onSubmit, draftKey, entered } = props;
  // What loads later does not move the boxes under the pointer.
  const [choice] = useState(props.choice);
  const reasons = choice.groups.flatMap((group) => group.reasons);
  const form = useSchemaForm(
    rejectionForm(reasons, choice.needsNote),
    entered ?? initialValues(draftKey, choice.chosen),
  );
  useDraft(form, draftKey);
  const submit = form.handleSubmit(onSubmit);
  const cancel = () => {
    if (draftKey !== undefined) closeRejectionDraft(draftKey);
    props.onCancel();
  };
  const element = useFormKeys({ form, reasons, busy, submit, cancel });
  const note = fieldErrorCode(form, 'note');
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack gap="5">
        <RejectionReasonList
          groups={choice.groups}
          suggested={choice.suggested ?? []}
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
        <FormActions {...props} onCancel={cancel} form={form} />
      </Stack>
    </form>
  );
}

function FormActions<Reason extends string>({
  busy,
  submit,
  onSecondOpinion,
  onCancel,
  form,
}: Props<Reason> & { form: SchemaForm<RejectionValues, Rejection<Reason>> }) {
  const askOther = form.handleSubmit((opinion) => {
    if (opinion.note.trim() === '')
      form.setError('note', { type: 'required' }, { shouldFocus: true });
    else onSecondOpinion?.(opinion);
  });
  return (
    <Row justifyContent="flex-end" bg="surface.raised" css={stickyActions}>
      <Button kind="secondary" type="button" onClick={onCancel} disabled={busy}>
        <FormattedMessage id="staff.refuse.cancel" defaultMessage="Back" />
      </Button>
      {onSecondOpinion && (
        <Button kind="secondary" type="button" onClick={askOther} disabled={busy}>
          <FormattedMessage
            id="staff.refuse.second-opinion"
            defaultMessage="Ask for a second opinion"
            description="Button: another moderator decides, and sees these reasons"
          />
        </Button>
      )}
      <Button kind="danger" type="submit" busy={busy}>
        {submit}
      </Button>
    </Row>
  );
}

function initialValues(
  draftKey: string | undefined,
  chosen: readonly string[] = [],
): RejectionValues {
  const draft = draftKey && readRejectionDraft(draftKey);
  if (!draft) return { reasons: [...chosen], note: '', permanent: false };
  const { reasons, note, permanent } = draft;
  return { reasons, note, permanent };
}

/** Keeps what is entered while it is entered. */
function useDraft<Sent>(
  form: SchemaForm<RejectionValues, Sent>,
  draftKey: string | undefined,
): void {
  useEffect(() => {
    if (draftKey === undefined) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: { reasons, note, permanent } }) =>
        saveRejectionDraft(draftKey, { reasons, note, permanent, isOpen: true }),
    });
  }, [form, draftKey]);
}
