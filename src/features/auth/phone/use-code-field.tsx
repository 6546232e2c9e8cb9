import { useEffect, useRef } from 'react';
import { codeDigits } from '#domain/auth/one-time-code.ts';
import { codeForm, longCodeForm } from '#domain/forms/sign-in-forms.ts';
import { limits } from '#domain/limits.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { listenForSmsCode } from './sms-code-listener.ts';

type CodeFieldOptions = {
  actor: { send: (event: { type: 'code.entered' | 'code.submitted'; code: string }) => void };
  /** How many digits the code has. */
  digits: 4 | 8;
  /** The chart refused the last code: it is removed from the field. */
  isRejected: boolean;
};

/**
 * The field of a one-time code. It keeps the text, also the one that arrives by SMS, and reports
 * every change to the chart, which decides when a code is checked.
 */
export function useCodeField({ actor, digits, isRejected }: CodeFieldOptions) {
  const form = useSchemaForm(digits === limits.otpLongDigits ? longCodeForm : codeForm, {
    code: '',
  });
  const { setValue } = form;
  const input = useRef<HTMLInputElement>(null);
  const enter = (typed: string) => {
    const code = codeDigits(typed, digits);
    setValue('code', code);
    form.clearErrors();
    actor.send({ type: 'code.entered', code });
  };
  const latestEnter = useRef(enter);
  latestEnter.current = enter;

  // Also when the next code has another length: the person typed the one before.
  useEffect(() => {
    if (digits > 0) input.current?.focus();
  }, [digits]);
  useEffect(() => listenForSmsCode((found) => latestEnter.current(found)), []);
  useEffect(() => {
    if (!isRejected) return;
    setValue('code', '');
    input.current?.focus();
  }, [isRejected, setValue]);

  const submit = form.handleSubmit(
    ({ code }) => actor.send({ type: 'code.submitted', code }),
    () => input.current?.focus(),
  );
  // Enter after the last digit, which was sent by itself, must not hide why the code was refused.
  const code = form.watch('code');
  const problem = isRejected && code === '' ? undefined : fieldErrorCode(form, 'code');
  const error = problem && <FieldMessage code={problem} digits={digits} />;
  return { code, enter, submit, input, error };
}
