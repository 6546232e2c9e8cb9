import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { countGraphemes } from '#domain/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { ProfileText } from '#machines/flow/profile.ts';
import { Checkbox } from '#src/ui/choices.tsx';
import { Field } from '#src/ui/field.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { problemOf as codeOf } from '#src/ui/rules-form.ts';
import { Text } from '#src/ui/text.tsx';
import { TextArea, TextInput } from '#src/ui/text-input.tsx';
import { FieldProblem } from './field-problem.tsx';
import type { ProfileFormFields } from './profile-form.tsx';

type FieldProps = { form: ProfileFormFields };

function problemOf(form: ProfileFormFields, field: keyof ProfileText) {
  const code = codeOf(form, field);
  return code && <FieldProblem field={field} code={code} />;
}

export function NameField({ form }: FieldProps) {
  return (
    <Field
      required
      label={<FormattedMessage id="profile.name.label" defaultMessage="Name" />}
      hint={
        <FormattedMessage
          id="profile.name.hint"
          defaultMessage="It stands above your posts, in any script you like."
        />
      }
      error={problemOf(form, 'name')}
    >
      <TextInput {...form.register('name')} dir="auto" autoComplete="name" enterKeyHint="next" />
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
          defaultMessage="What do you write about? What have you done before?"
        />
      }
      aside={<BioCount form={form} />}
      error={problemOf(form, 'bio')}
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
    <Text as="span" size="xs" color={isOver ? 'danger' : 'ink.muted'} fontWeight={isOver ? 'bold' : 'normal'}>
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
          defaultMessage="Where we can see your earlier work: Instagram, YouTube, Facebook, a blog."
        />
      }
      error={problemOf(form, 'socialProfileLink')}
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

/** The number is known already, so nobody types it twice (WCAG 3.3.7). */
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
        <FormattedMessage id="profile.phone.hint" defaultMessage="Verified. Readers never see it." />
      </Text>
    </Stack>
  );
}

/** Under eighteen the law asks for the parents' consent, which the portal cannot take (DPDP Act, section 9). */
export function AgeField({ form }: FieldProps) {
  return (
    <Field
      required
      label={<FormattedMessage id="profile.age.label" defaultMessage="Age" />}
      error={problemOf(form, 'isAdult')}
    >
      <Checkbox {...form.register('isAdult')}>
        <FormattedMessage id="profile.age.adult" defaultMessage="I am 18 or older" />
      </Checkbox>
    </Field>
  );
}
