import { FormattedMessage, useIntl } from 'react-intl';
import type { CreatorValues } from '#domain/forms/creator-form.ts';
import { contentLanguages } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Combobox } from '#src/ui/forms/combobox.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { TextArea, TextInput } from '#src/ui/forms/text-input.tsx';
import { canSubmitProfile } from './creator-data.ts';
import { type CreatorForm, creatorFieldError, FormControl } from './creator-field.tsx';
import type { Creator } from './creator-machines.ts';

type FieldProps = { form: CreatorForm };
type Props = FieldProps & { creator: Creator | null };

const languageOptions = contentLanguages.map(({ isoCode, nativeName }) => ({
  value: isoCode,
  label: nativeName,
}));

/** What readers see, and what staff need for their decision. */
export function ProfileFields({ form, creator }: Props) {
  return (
    <>
      <Field
        label={<FormattedMessage id="creators.name" defaultMessage="Name" />}
        error={creatorFieldError(form, 'name')}
        required
      >
        <TextInput {...form.register('name')} dir="auto" autoComplete="off" />
      </Field>
      <Field
        label={<FormattedMessage id="creators.handle" defaultMessage="Handle" />}
        hint={
          <FormattedMessage
            id="creators.form.handle-hint"
            defaultMessage="The short name by which readers find the creator."
          />
        }
        error={creatorFieldError(form, 'handle')}
        optional={!creator?.handle}
      >
        <TextInput
          {...form.register('handle')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={limits.handleMax * 2}
        />
      </Field>
      <Field
        label={<FormattedMessage id="creators.bio" defaultMessage="About" />}
        error={creatorFieldError(form, 'bio')}
        optional={!creator?.bio}
      >
        <TextArea {...form.register('bio')} dir="auto" rows={4} />
      </Field>
      <LanguagesField form={form} />
      <Field
        label={<FormattedMessage id="creators.link-label" defaultMessage="Social profile link" />}
        error={creatorFieldError(form, 'socialProfileLink')}
        optional
      >
        <TextInput
          {...form.register('socialProfileLink')}
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
        />
      </Field>
      {canSubmitProfile(creator) && <SubmitField form={form} />}
    </>
  );
}

function LanguagesField({ form }: FieldProps) {
  const placeholder = useIntl().formatMessage({
    id: 'creators.form.language',
    defaultMessage: 'Add a language',
    description: 'In an empty field that searches languages',
  });
  return (
    <FormControl form={form} name="languages">
      {(languages, change) => (
        <Field
          label={<FormattedMessage id="creators.languages" defaultMessage="Languages" />}
          error={creatorFieldError(form, 'languages')}
        >
          <Combobox
            options={languageOptions}
            value={languages}
            onChange={(chosen) => change(chosen as CreatorValues['languages'])}
            max={contentLanguages.length}
            placeholder={placeholder}
          />
        </Field>
      )}
    </FormControl>
  );
}

/** The declaration that sends the profile for approval. */
function SubmitField({ form }: FieldProps) {
  return (
    <Field
      label={<FormattedMessage id="creators.approval" defaultMessage="Work approval" />}
      hint={
        <FormattedMessage
          id="creators.form.submit-hint"
          defaultMessage="A profile needs a handle, a text about the creator and a language to be reviewed."
        />
      }
      error={creatorFieldError(form, 'isAdult')}
    >
      <Checkbox {...form.register('isAdult')}>
        <FormattedMessage
          id="creators.form.submit"
          defaultMessage="The creator is 18 or older. Send the profile for approval."
        />
      </Checkbox>
    </Field>
  );
}
