import { useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { RuleCode } from '#domain/forms/validation-rules.ts';
import { limits } from '#domain/limits.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { fieldErrorCode, type SchemaForm } from './schema-form.ts';

type Props<Values extends FieldValues, Sent> = {
  form: SchemaForm<Values, Sent>;
  /** The server's error for this field. */
  refused: RuleCode | undefined;
};

/** The field `newPassword` of a form: a password to choose. */
export function NewPasswordField<Values extends { newPassword: string }, Sent>({
  form,
  refused,
}: Props<Values, Sent>) {
  const field = 'newPassword' as Path<Values>;
  const { setError, setFocus } = form;
  useEffect(() => {
    if (!refused) return;
    setError(field, { type: refused });
    setFocus(field);
  }, [refused, setError, setFocus, field]);
  const problem = fieldErrorCode(form, field);
  return (
    <Field
      label={
        <FormattedMessage
          id="ui.new-password.label"
          defaultMessage="New password"
          description="Label"
        />
      }
      hint={
        <FormattedMessage
          id="ui.new-password.hint"
          defaultMessage="At least {min} characters. Several unrelated words are easy to remember and hard to guess."
          description="Below the label of a new password"
          values={{ min: limits.passwordMin }}
        />
      }
      error={problem && <FieldMessage code={problem} />}
      required
    >
      <PasswordInput
        {...form.register(field)}
        autoComplete="new-password"
        maxLength={limits.passwordMax}
        enterKeyHint="go"
      />
    </Field>
  );
}
