import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { resetReasonForm } from '#domain/forms/staff-security-forms.ts';
import type { StaffAction } from '#machines/flow/admin/staff-sessions.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine, Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { PasswordResetLink } from './password-reset-link.tsx';
import {
  StaffActionButtonLabel,
  StaffActionEffect,
  StaffActionTitle,
} from './staff-action-texts.tsx';
import type { StaffSessionsActor } from './staff-sessions-actor.ts';

/** Asks before something is done to a colleague, and shows the link where one was made. */
export function StaffActionDialog({ actor }: { actor: StaffSessionsActor }) {
  const { action, link } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (current) => current.hasTag('dialog'));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  if (!action) return null;
  const close = () => actor.send(link ? { type: 'link.dismissed' } : { type: 'action.dismissed' });
  return (
    <Dialog
      open={isOpen}
      closable={!isBusy}
      onClose={close}
      title={<StaffActionTitle action={action} />}
    >
      {link ? (
        <PasswordResetLink link={link} onKept={close} />
      ) : (
        <ActionForm key={action.kind} actor={actor} action={action} />
      )}
    </Dialog>
  );
}

const useReasonForm = () => useSchemaForm(resetReasonForm, { reason: '' });

function ActionForm({ actor, action }: { actor: StaffSessionsActor; action: StaffAction }) {
  const snapshot = useSelector(actor, (current) => current);
  const isBusy = snapshot.hasTag('busy');
  const isFailed = snapshot.matches('actionFailed');
  const { failure } = snapshot.context;
  const needsReason = action.kind === 'reset-factor';
  const form = useReasonForm();
  const confirm = (reason: string) => actor.send({ type: 'action.confirmed', reason });
  const submit = form.handleSubmit(({ reason }) => confirm(reason));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (needsReason) return submit(event);
        event.preventDefault();
        return confirm('');
      }}
    >
      <Stack gap="5">
        <Text>
          <StaffActionEffect action={action} />
        </Text>
        {needsReason && <ReasonField form={form} isReadOnly={isBusy} />}
        <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
          {isFailed && failure && (
            <ErrorLine>
              <FailureMessage failure={failure} />
            </ErrorLine>
          )}
        </Box>
        <Row gap="3">
          <Button type="submit" busy={isBusy} width={{ base: 'full', sm: 'auto' }}>
            {isFailed ? <RetryLabel /> : <StaffActionButtonLabel action={action} />}
          </Button>
          <Button
            kind="ghost"
            disabled={isBusy}
            width={{ base: 'full', sm: 'auto' }}
            onClick={() => actor.send({ type: 'action.dismissed' })}
          >
            <FormattedMessage
              id="staff.members.cancel"
              defaultMessage="Cancel"
              description="Button"
            />
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

type ReasonFieldProps = { form: ReturnType<typeof useReasonForm>; isReadOnly: boolean };

function ReasonField({ form, isReadOnly }: ReasonFieldProps) {
  const problem = fieldErrorCode(form, 'reason');
  return (
    <Field
      label={
        <FormattedMessage
          id="staff.members.reason"
          defaultMessage="Reason"
          description="Label: why a second factor is removed"
        />
      }
      hint={
        <FormattedMessage
          id="staff.members.reason-hint"
          defaultMessage="Saved in the record. For example: lost phone, identity checked in a call."
          description="Below the label"
        />
      }
      error={problem && <FieldMessage code={problem} />}
      required
    >
      <TextInput
        {...form.register('reason')}
        readOnly={isReadOnly}
        maxLength={300}
        autoComplete="off"
      />
    </Field>
  );
}
