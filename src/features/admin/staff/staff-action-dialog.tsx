import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { staffReasonForm } from '#domain/forms/staff-security-forms.ts';
import type { StaffActionValues, staffMemberMachine } from '#machines/flow/admin/staff-member.ts';
import {
  ActionDialog,
  type ActionFormProps,
  OneTimeLink,
} from '#src/features/admin/records/index.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { staffActionTexts } from './staff-action-texts.tsx';

const withReason: readonly string[] = ['reset-factor', 'deactivate', 'reactivate'];

/** Asks before something is done to a colleague, and shows the link where one was made. */
export function StaffActionDialog({ actor }: { actor: ActorRefFrom<typeof staffMemberMachine> }) {
  return (
    <ActionDialog
      actor={actor}
      texts={staffActionTexts}
      form={({ kind }, props) =>
        withReason.includes(kind) && (
          <ReasonForm {...props} isFactorReset={kind === 'reset-factor'} />
        )
      }
      result={({ link }, close) => link && <OneTimeLink link={link} onClose={close} />}
    />
  );
}

type ReasonFormProps = ActionFormProps<StaffActionValues> & { isFactorReset: boolean };

function ReasonForm({ id, isReadOnly, onSubmit, isFactorReset }: ReasonFormProps) {
  const form = useSchemaForm(staffReasonForm, { reason: '' });
  const problem = fieldErrorCode(form, 'reason');
  return (
    <form id={id} noValidate onSubmit={form.handleSubmit((values) => onSubmit(values))}>
      <Field
        label={
          <FormattedMessage
            id="staff.members.reason"
            defaultMessage="Reason"
            description="Label: why a second factor is removed"
          />
        }
        hint={
          isFactorReset ? (
            <FormattedMessage
              id="staff.members.reason-hint"
              defaultMessage="Saved in the record. For example: lost phone, identity checked in a call."
              description="Below the label"
            />
          ) : (
            <FormattedMessage
              id="staff.status.reason-hint"
              defaultMessage="Saved in the history, for other administrators."
              description="Below the label of the reason of a deactivation"
            />
          )
        }
        error={problem && <FieldMessage code={problem} />}
        required
      >
        <TextInput
          {...form.register('reason')}
          dir="auto"
          readOnly={isReadOnly}
          maxLength={300}
          autoComplete="off"
        />
      </Field>
    </form>
  );
}
