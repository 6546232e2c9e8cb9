import { FormattedMessage } from 'react-intl';
import { type HashtagValues, hashtagForm } from '#domain/forms/hashtag-form.ts';
import { type FormActor, RecordForm, RecordFormPage } from '#src/features/admin/records/index.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import type { HashtagSubject } from './hashtag-machines.ts';
import { hashtagPaths } from './hashtag-paths.ts';

type Props = { actor: FormActor<HashtagSubject, HashtagValues> };

/** Adds a hashtag before any post has it. */
export const HashtagFormScreen = ({ actor }: Props) => (
  <RecordFormPage
    actor={actor}
    title={<FormattedMessage id="hashtags.new" defaultMessage="New hashtag" />}
    back={{
      href: hashtagPaths.list,
      label: <FormattedMessage id="hashtags.back" defaultMessage="All hashtags" />,
    }}
  >
    {() => <HashtagForm actor={actor} />}
  </RecordFormPage>
);

const fields = ['title', 'isDhTag'] as const;

function HashtagForm({ actor }: Props) {
  const form = useSchemaForm<HashtagValues, HashtagValues>(hashtagForm, {
    title: '',
    isDhTag: false,
  });
  const titleProblem = fieldErrorCode(form, 'title');
  const limitProblem = fieldErrorCode(form, 'isDhTag');
  return (
    <RecordForm actor={actor} form={form} fields={fields} cancelHref={hashtagPaths.list}>
      <Field
        label={<FormattedMessage id="hashtags.name" defaultMessage="Hashtag" />}
        hint={
          <FormattedMessage
            id="hashtags.form.hint"
            defaultMessage="Without spaces; the # can be left out."
          />
        }
        error={titleProblem && <FieldMessage code={titleProblem} />}
        required
      >
        <TextInput {...form.register('title')} dir="auto" maxLength={60} autoComplete="off" />
      </Field>
      <Field
        label={<FormattedMessage id="hashtags.form.app" defaultMessage="Reader app" />}
        error={limitProblem && <FieldMessage code={limitProblem} />}
      >
        <Checkbox {...form.register('isDhTag')}>
          <FormattedMessage id="hashtags.feature" defaultMessage="Feature in the app" />
        </Checkbox>
      </Field>
    </RecordForm>
  );
}
