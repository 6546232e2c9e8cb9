import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { authenticatorForm } from '#domain/forms/staff-security-forms.ts';
import { limits } from '#domain/limits.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { CopyButton } from '#src/ui/forms/copy-button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { FailureStatus } from './failure-status.tsx';
import { QrCode } from './qr-code.tsx';
import type { SetupActor } from './setup-actor.ts';

/** The secret for the authenticator app, as a QR code and as text, and the app's first code. */
export function AuthenticatorSetup({ actor }: { actor: SetupActor }) {
  const { authenticator, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.matches('startFailed'));
  if (isFailed && failure) {
    return (
      <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure} />
      </RetryNotice>
    );
  }
  return (
    <Stack gap="5">
      <Lead />
      {authenticator ? (
        <>
          <QrCode text={authenticator.uri} />
          <Secret secret={authenticator.secret} />
        </>
      ) : (
        <Skeleton height="13rem" width="13rem" maxWidth="full" marginInline="auto" />
      )}
      <CodeForm actor={actor} />
    </Stack>
  );
}

/** Takes the focus when it appears, and after a retry. */
function Lead() {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <Text ref={lead} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      <FormattedMessage
        id="security.app.lead"
        defaultMessage="Scan this QR code with your authenticator app. If the app is on this phone, copy the key into it instead."
        description="Above the QR code for an authenticator app"
      />
    </Text>
  );
}

function Secret({ secret }: { secret: string }) {
  return (
    <Stack gap="2" alignItems="flex-start">
      <Text size="sm" muted>
        <FormattedMessage
          id="security.app.secret"
          defaultMessage="Key for the app"
          description="Above the secret of an authenticator app, as text"
        />
      </Text>
      <Text as="code" dir="ltr" overflowWrap="anywhere" fontWeight="semibold" translate="no">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </Text>
      <CopyButton text={secret}>
        <FormattedMessage id="security.app.copy" defaultMessage="Copy key" description="Button" />
      </CopyButton>
    </Stack>
  );
}

function CodeForm({ actor }: { actor: SetupActor }) {
  const isChecking = useSelector(actor, (current) => current.matches('checkingAuthenticator'));
  const isReady = useSelector(actor, ({ context }) => context.authenticator !== null);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const form = useSchemaForm(authenticatorForm, { code: '' });
  const { resetField, setFocus } = form;
  const isWrong = failure?.code === 'code-wrong';
  useEffect(() => {
    if (!isWrong) return;
    resetField('code');
    setFocus('code');
  }, [isWrong, resetField, setFocus]);
  const problem = fieldErrorCode(form, 'code');
  const submit = form.handleSubmit(({ code }) => actor.send({ type: 'code.submitted', code }));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Field
          label={
            <FormattedMessage
              id="security.app.code"
              defaultMessage="6-digit code from the app"
              description="Label of the field"
            />
          }
          error={
            problem ? (
              <FieldMessage code={problem} digits={limits.authenticatorDigits} />
            ) : (
              isWrong && <FailureMessage failure={failure} />
            )
          }
          required
        >
          <TextInput
            {...form.register('code')}
            readOnly={isChecking}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            enterKeyHint="go"
          />
        </Field>
        <FailureStatus failure={isWrong ? null : failure} />
        <Button type="submit" wide busy={isChecking} disabled={!isReady}>
          <FormattedMessage
            id="security.app.confirm"
            defaultMessage="Confirm app"
            description="Button: sends the first code of an authenticator app"
          />
        </Button>
      </Stack>
    </form>
  );
}
