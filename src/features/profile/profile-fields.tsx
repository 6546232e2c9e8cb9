import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { ProfileFormValues } from '#machines/flow/profile/profile.ts';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode as codeOf, type SchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextArea, TextInput } from '#src/ui/forms/text-input.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { ProfileFieldError } from './profile-field-error.tsx';

/** The form as its fields take it. */
export type ProfileFormFields = Omit<SchemaForm<ProfileFormValues>, 'handleSubmit'>;

type FieldProps = { form: ProfileFormFields };

function fieldError(form: ProfileFormFields, field: keyof ProfileFormValues) {
  const code = codeOf(form, field);
  return code && <ProfileFieldError field={field} code={code} />;
}

type NameFieldProps = FieldProps & { onType: (name: string) => void };

export function NameField({ form, onType }: NameFieldProps) {
  return (
    <Field
      required
      label={<FormattedMessage id="profile.name.label" defaultMessage="Name" />}
      hint={
        <FormattedMessage
          id="profile.name.hint"
          defaultMessage="Shown above your posts. You can use any script."
        />
      }
      error={fieldError(form, 'name')}
    >
      <TextInput
        {...form.register('name', { onChange: (event) => onType(event.target.value) })}
        dir="auto"
        autoComplete="name"
        enterKeyHint="next"
      />
    </Field>
  );
}

export function BioField({ form }: FieldProps) {
  return (
    <Field
      required
      label={<FormattedMessage id="profile.bio.label" defaultMessage="About you" />}
      hint={
        <FormattedMessage
          id="profile.bio.hint"
          defaultMessage="What do you write about? What have you done so far?"
        />
      }
      aside={<BioCount form={form} />}
      error={fieldError(form, 'bio')}
    >
      <TextArea {...form.register('bio')} dir="auto" rows={5} />
    </Field>
  );
}

/** Characters as readers count them. */
function BioCount({ form }: FieldProps) {
  const count = countGraphemes(useWatch({ control: form.control, name: 'bio' }).trim());
  const isOver = count > limits.bioMax;
  return (
    <Text
      as="span"
      size="xs"
      color={isOver ? 'danger' : 'ink.muted'}
      fontWeight={isOver ? 'bold' : 'normal'}
    >
      <bdi dir="ltr">
        <FormattedMessage
          id="profile.bio.count"
          defaultMessage="{count, number} / {max, number}"
          values={{ count, max: limits.bioMax }}
        />
      </bdi>
    </Text>
  );
}

export function LinkField({ form }: FieldProps) {
  return (
    <Field
      optional
      label={<FormattedMessage id="profile.link.label" defaultMessage="Social profile link" />}
      hint={
        <FormattedMessage
          id="profile.link.hint"
          defaultMessage="Where we can see your previous work, such as Instagram, YouTube, Facebook or a blog."
        />
      }
      error={fieldError(form, 'socialProfileLink')}
    >
      <TextInput
        {...form.register('socialProfileLink')}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="url"
        autoCapitalize="none"
        enterKeyHint="next"
      />
    </Field>
  );
}

/** The known number, so that nobody types it twice (WCAG 3.3.7). */
export function PhoneLine({ phone }: { phone: string }) {
  return (
    <Stack gap="1">
      <Text fontWeight="semibold" lineHeight="heading">
        <FormattedMessage id="profile.phone.label" defaultMessage="Mobile number" />
      </Text>
      <Text>
        <bdi dir="ltr">{`+91 ${phone}`}</bdi>
      </Text>
      <Text size="sm" muted>
        <FormattedMessage
          id="profile.phone.hint"
          defaultMessage="Verified. Readers never see it."
        />
      </Text>
    </Stack>
  );
}

/**
 * Under eighteen the law asks for the parents' consent, which the portal cannot take (DPDP Act,
 * section 9).
 */
export function AgeField({ form }: FieldProps) {
  return (
    <Field
      required
      label={<FormattedMessage id="profile.age.label" defaultMessage="Age" />}
      error={fieldError(form, 'isAdult')}
    >
      <Checkbox {...form.register('isAdult')}>
        <FormattedMessage id="profile.age.adult" defaultMessage="I am 18 or older" />
      </Checkbox>
    </Field>
  );
}
