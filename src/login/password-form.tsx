import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { staffLoginForm } from '#domain/forms/sign-in.ts';
import { limits } from '#domain/limits.ts';
import type { loginMachine } from '#machines/flow/login.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { PasswordInput } from '#src/ui/password-input.tsx';
import { problemOf, useRulesForm } from '#src/ui/rules-form.ts';
import { TextInput } from '#src/ui/text-input.tsx';
import { SignInStatus } from './sign-in-status.tsx';

type LoginActor = ActorRefFrom<typeof loginMachine>;

/** Email and password of staff. */
export function PasswordForm({ actor }: { actor: LoginActor }) {
  const busy = useSelector(actor, (current) => current.hasTag('busy'));
  const form = useRulesForm(staffLoginForm, { email: '', password: '' });
  const submit = form.handleSubmit((credentials) =>
    actor.send({ type: 'credentials.submitted', credentials }),
  );
  const email = problemOf(form, 'email');
  const password = problemOf(form, 'password');
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Field
          label={<FormattedMessage id="login.password.email" defaultMessage="Email" description="Label" />}
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
            <FormattedMessage id="login.password.password" defaultMessage="Password" description="Label" />
          }
          error={password && <FieldMessage code={password} />}
          required
        >
          <PasswordInput {...form.register('password')} maxLength={limits.passwordMax} enterKeyHint="go" />
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
