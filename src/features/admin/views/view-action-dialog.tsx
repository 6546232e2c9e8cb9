import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type ViewName, viewForm } from '#domain/forms/view-form.ts';
import {
  ActionDialog,
  type ActionFormProps,
  type ActionTexts,
} from '#src/features/admin/records/index.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import type { savedViewsMachine, ViewAction } from './view-machines.ts';

/** Asks for the name of a view, and before one is deleted. */
export function ViewActionDialog({ actor }: { actor: ActorRefFrom<typeof savedViewsMachine> }) {
  return (
    <ActionDialog
      actor={actor}
      texts={actionTexts}
      form={({ kind }, props) => kind === 'save' && <NameForm {...props} />}
    />
  );
}

function NameForm({ id, isReadOnly, onSubmit }: ActionFormProps<ViewName>) {
  const form = useSchemaForm<ViewName, ViewName>(viewForm, { name: '' });
  const problem = fieldErrorCode(form, 'name');
  return (
    <form id={id} noValidate onSubmit={form.handleSubmit((values) => onSubmit(values))}>
      <Field
        label={<FormattedMessage id="views.name" defaultMessage="Name of the view" />}
        error={problem && <FieldMessage code={problem} />}
        required
      >
        <TextInput
          {...form.register('name')}
          readOnly={isReadOnly}
          maxLength={320}
          autoComplete="off"
        />
      </Field>
    </form>
  );
}

function actionTexts(action: ViewAction): ActionTexts {
  if (action.kind === 'save') {
    return {
      title: <FormattedMessage id="views.ask.save" defaultMessage="Save this view" />,
      effect: (
        <FormattedMessage
          id="views.effect.save"
          defaultMessage="Only you see it. A view with the same name is replaced."
        />
      ),
      confirm: <FormattedMessage id="views.confirm.save" defaultMessage="Save view" />,
    };
  }
  return {
    title: (
      <FormattedMessage
        id="views.ask.delete"
        defaultMessage="Delete the view “{name}”?"
        values={{ name: <bdi>{action.view.name}</bdi> }}
      />
    ),
    effect: (
      <FormattedMessage
        id="views.effect.delete"
        defaultMessage="The records of the list stay as they are."
      />
    ),
    confirm: <FormattedMessage id="views.confirm.delete" defaultMessage="Delete view" />,
    isDangerous: true,
  };
}
