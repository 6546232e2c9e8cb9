import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type {
  InvitationAction,
  InvitationValues,
  invitationsMachine,
} from '#machines/flow/agency/agency-invitations.ts';
import {
  ActionDialog,
  type ActionFormProps,
  type ActionTexts,
  OneTimeLink,
} from '#src/features/admin/records/index.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';

/** Asks for whom an invitation is or whether to revoke one, and shows a new link once. */
export function InvitationDialog({ actor }: { actor: ActorRefFrom<typeof invitationsMachine> }) {
  return (
    <ActionDialog
      actor={actor}
      texts={actionTexts}
      form={({ kind }, props) => kind === 'create' && <RecipientForm {...props} />}
      result={({ created }, close) =>
        created && (
          <OneTimeLink
            link={{ url: created.url, expiresAt: created.invitation.expiresAt }}
            onClose={close}
          />
        )
      }
    />
  );
}

function RecipientForm({ id, isReadOnly, onSubmit }: ActionFormProps<InvitationValues>) {
  const [recipientName, setRecipientName] = useState('');
  const isTooLong = countGraphemes(recipientName.trim()) > limits.invitationNameMax;
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) onSubmit({ recipientName });
      }}
    >
      <Field
        label={
          <FormattedMessage id="agency.invitation.recipient" defaultMessage="Creator's name" />
        }
        hint={
          <FormattedMessage
            id="agency.invitation.recipient-hint"
            defaultMessage="So that you recognise the invitation. Only you see it."
          />
        }
        error={isTooLong && <FieldMessage code="too-long" />}
        optional
      >
        <TextInput
          value={recipientName}
          readOnly={isReadOnly}
          maxLength={8 * limits.invitationNameMax}
          autoComplete="off"
          onChange={(event) => setRecipientName(event.target.value)}
        />
      </Field>
    </form>
  );
}

function actionTexts(action: InvitationAction): ActionTexts {
  if (action.kind === 'create') {
    return {
      title: (
        <FormattedMessage
          id="agency.invitation.create-title"
          defaultMessage="Create an invitation"
        />
      ),
      effect: (
        <FormattedMessage
          id="agency.invitation.create-effect"
          defaultMessage="You get a link for one creator. Once they accept, you can write posts for them and see their earnings."
        />
      ),
      confirm: (
        <FormattedMessage
          id="agency.invitation.create-confirm"
          defaultMessage="Create link"
          description="Button"
        />
      ),
    };
  }
  return {
    title: (
      <FormattedMessage
        id="agency.invitation.revoke-title"
        defaultMessage="Revoke this invitation?"
      />
    ),
    effect: (
      <FormattedMessage
        id="agency.invitation.revoke-effect"
        defaultMessage="Its link stops working. You can create another one."
      />
    ),
    confirm: (
      <FormattedMessage
        id="agency.invitation.revoke-confirm"
        defaultMessage="Revoke invitation"
        description="Button"
      />
    ),
    isDangerous: true,
  };
}
