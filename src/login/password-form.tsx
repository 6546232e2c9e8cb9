import { useSelector } from '@xstate/react';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { limits } from '#domain/limits.ts';
import { email as emailProblem } from '#domain/validation.ts';
import type { Credentials, loginMachine } from '#machines/flow/login.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { PasswordInput } from '#src/ui/password-input.tsx';
import { TextInput } from '#src/ui/text-input.tsx';
import { SignInStatus } from './sign-in-status.tsx';

type LoginActor = ActorRefFrom<typeof loginMachine>;

/** Email and password of staff. */
export function PasswordForm({ actor }: { actor: LoginActor }) {
  const busy = useSelector(actor, (current) => current.hasTag('busy'));
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(({ email, password }) =>
    actor.send({ type: 'credentials.submitted', credentials: { email: email.trim(), password } }),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Field
          label={<FormattedMessage id="login.password.email" defaultMessage="Email" description="Label" />}
          error={formState.errors.email && <MalformedEmail />}
          required
        >
          <TextInput
            {...register('email', { validate: (email) => emailProblem(email.trim()) === null })}
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
            <FormattedMessage id="login.password.password" defaultMessage="Password" description="Label" />
          }
          error={formState.errors.password && <MissingPassword />}
          required
        >
          <PasswordInput
            {...register('password', { required: true })}
            maxLength={limits.passwordMax}
            enterKeyHint="go"
          />
        </Field>
        <LoginStatus actor={actor} />
        <Button type="submit" wide busy={busy}>
          <FormattedMessage id="login.password.submit" defaultMessage="Sign in" description="Button" />
        </Button>
      </Stack>
    </form>
  );
}

/** How a sign-in by the chart `login` goes. */
export function LoginStatus({ actor }: { actor: LoginActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const failure = snapshot.matches('passwordRefused')
    ? new Failure({ code: 'login-failed' })
    : snapshot.matches('blocked')
      ? new Failure({ code: 'account-blocked' })
      : snapshot.hasTag('failed')
        ? snapshot.context.failure
        : null;
  return <SignInStatus busy={snapshot.hasTag('busy')} failure={failure} />;
}

function MalformedEmail() {
  return (
    <FormattedMessage
      id="login.password.email-malformed"
      defaultMessage="Please enter a valid email"
      description="Error at the email field"
    />
  );
}

function MissingPassword() {
  return (
    <FormattedMessage
      id="login.password.missing"
      defaultMessage="Please enter your password"
      description="Error at the password field"
    />
  );
}
