import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parseUserAgent } from '#domain/auth/user-agent.ts';
import { passkeyNameForm } from '#domain/forms/staff-security-forms.ts';
import { limits } from '#domain/limits.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { FailureStatus } from './failure-status.tsx';
import type { SetupActor } from './setup-actor.ts';

/** A name for the passkey; the browser asks for the rest. */
export function PasskeySetup({ actor }: { actor: SetupActor }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const form = useSchemaForm(passkeyNameForm, { name: useProposedName() });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const problem = fieldErrorCode(form, 'name');
  const submit = form.handleSubmit(({ name }) => actor.send({ type: 'passkey.named', name }));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text>
          <FormattedMessage
            id="security.passkey.lead"
            defaultMessage="Your device will ask for your fingerprint, face or screen lock and save the passkey."
            description="While a passkey is added"
          />
        </Text>
        <Field
          label={
            <FormattedMessage
              id="security.passkey.name"
              defaultMessage="Name of the passkey"
              description="Label of the field"
            />
          }
          hint={
            <FormattedMessage
              id="security.passkey.name-hint"
              defaultMessage="Helps you recognise it in your list."
              description="Below the label of the name of a passkey"
            />
          }
          error={problem && <FieldMessage code={problem} />}
          required
        >
          <TextInput
            {...form.register('name')}
            readOnly={isBusy}
            maxLength={limits.passkeyNameMax}
            autoComplete="off"
            enterKeyHint="go"
          />
        </Field>
        <FailureStatus failure={failure} />
        <Button type="submit" wide busy={isBusy}>
          <FormattedMessage
            id="security.passkey.create"
            defaultMessage="Create passkey"
            description="Button: the browser then asks for fingerprint, face or PIN"
          />
        </Button>
      </Stack>
    </form>
  );
}

/** "Chrome on Android", as far as it is known. */
function useProposedName(): string {
  const intl = useIntl();
  const { browser, system } = parseUserAgent(navigator.userAgent);
  if (!browser || !system) return browser ?? system ?? '';
  return intl.formatMessage(
    {
      id: 'security.passkey.proposed-name',
      defaultMessage: '{browser} on {system}',
      description: 'Name that is proposed for a passkey: Chrome on Android',
    },
    { browser, system },
  );
}
