import { useSelector } from '@xstate/react';
import { KeyRound } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { staffLoginForm } from '#domain/forms/sign-in-forms.ts';
import { limits } from '#domain/limits.ts';
import type { staffSignInMachine } from '#machines/flow/auth/staff-sign-in.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { PasswordInput } from '#src/ui/forms/password-input.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { SignInStatus } from '../sign-in-status.tsx';

type SignInActor = ActorRefFrom<typeof staffSignInMachine>;

const useCredentialsForm = () => useSchemaForm(staffLoginForm, { email: '', password: '' });

/** Email and password of staff, or a passkey. */
export function PasswordForm({ actor }: { actor: SignInActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const isUsingPasskey = snapshot.matches('usingPasskey');
  const { canUsePasskeys } = snapshot.context;
  const form = useCredentialsForm();
  const submit = form.handleSubmit((credentials) =>
    actor.send({ type: 'credentials.submitted', credentials }),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <CredentialFields form={form} />
        <SignInStatus busy={snapshot.hasTag('busy')} failure={visibleFailure(snapshot)} />
        <Button
          type="submit"
          wide
          disabled={isUsingPasskey}
          busy={snapshot.hasTag('busy') && !isUsingPasskey}
        >
          <FormattedMessage
            id="login.password.submit"
            defaultMessage="Sign in"
            description="Button"
          />
        </Button>
        {canUsePasskeys && <PasskeyButton actor={actor} />}
      </Stack>
    </form>
  );
}

function CredentialFields({ form }: { form: ReturnType<typeof useCredentialsForm> }) {
  const email = fieldErrorCode(form, 'email');
  const password = fieldErrorCode(form, 'password');
  return (
    <>
      <Field
        label={
          <FormattedMessage id="login.password.email" defaultMessage="Email" description="Label" />
        }
        error={email && <FieldMessage code={email} />}
        required
      >
        <TextInput
          {...form.register('email')}
          type="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          enterKeyHint="next"
          autoFocus
        />
      </Field>
      <Field
        label={
          <FormattedMessage
            id="login.password.password"
            defaultMessage="Password"
            description="Label"
          />
        }
        error={password && <FieldMessage code={password} />}
        required
      >
        <PasswordInput
          {...form.register('password')}
          maxLength={limits.passwordMax}
          enterKeyHint="go"
        />
      </Field>
    </>
  );
}

function PasskeyButton({ actor }: { actor: SignInActor }) {
  const snapshot = useSelector(actor, (current) => current);
  return (
    <Button
      kind="secondary"
      wide
      icon={<KeyRound size="1.25em" aria-hidden="true" />}
      busy={snapshot.matches('usingPasskey')}
      disabled={snapshot.matches('checkingPassword')}
      onClick={() => actor.send({ type: 'passkey.requested' })}
    >
      <FormattedMessage
        id="login.password.passkey"
        defaultMessage="Sign in with a passkey"
        description="Button on the sign-in page of staff"
      />
    </Button>
  );
}

function visibleFailure(snapshot: SnapshotFrom<typeof staffSignInMachine>): Failure | null {
  if (snapshot.matches('passwordRefused')) return new Failure({ code: 'login-failed' });
  if (snapshot.matches('blocked')) return new Failure({ code: 'account-blocked' });
  return snapshot.hasTag('failed') ? snapshot.context.failure : null;
}
