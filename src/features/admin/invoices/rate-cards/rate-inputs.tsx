import { FormattedMessage } from 'react-intl';
import { type RateCardValues, rateFields } from '#domain/forms/rate-card-form.ts';
import { postFormats } from '#domain/post/post-formats.ts';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { formatNames } from '#src/i18n/format-names.ts';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, type SchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

type Props = { form: SchemaForm<RateCardValues, RateCardValues> };

/** A price for each kind of engagement with each format. */
export function RateInputs({ form }: Props) {
  return postFormats.map((format) => (
    <Stack as="fieldset" key={format} gap="2">
      <Text as="legend" fontWeight="bold">
        <FormattedMessage {...formatNames[format]} />
      </Text>
      <Box
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))"
      >
        {rateFields
          .filter((field) => field.format === format)
          .map(({ name, kind }) => {
            const problem = fieldErrorCode(form, name);
            return (
              <Field
                key={name}
                label={<FormattedMessage {...engagementNames[kind]} />}
                error={problem && <FieldMessage code={problem} />}
              >
                <TextInput
                  {...form.register(name)}
                  dir="ltr"
                  inputMode="decimal"
                  autoComplete="off"
                />
              </Field>
            );
          })}
      </Box>
    </Stack>
  ));
}
