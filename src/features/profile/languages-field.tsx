import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { contentLanguages, languageDirection } from '#domain/language/languages.ts';
import { ChoiceChip } from '#src/ui/forms/choice-chips.tsx';
import { fieldErrorCode } from '#src/ui/forms/schema-form.ts';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { GroupFieldError } from './profile-field-error.tsx';
import type { ProfileFormFields } from './profile-fields.tsx';

/** The languages that the creator writes in, each by its own name. */
export function LanguagesField({ form }: { form: ProfileFormFields }) {
  const id = useId();
  const code = fieldErrorCode(form, 'languages');
  const register = form.register('languages');
  return (
    <Stack as="fieldset" gap="3" aria-describedby={code ? `${id}hint ${id}error` : `${id}hint`}>
      <Box as="legend" fontWeight="semibold" lineHeight="heading" marginBlockEnd="2">
        <FormattedMessage id="profile.languages.label" defaultMessage="Languages you write in" />
      </Box>
      <Text id={`${id}hint`} size="sm" muted>
        <FormattedMessage id="profile.languages.hint" defaultMessage="Choose all that apply." />
      </Text>
      <Row gap="2">
        {contentLanguages.map(({ isoCode, nativeName }) => (
          <ChoiceChip
            key={isoCode}
            value={isoCode}
            label={nativeName}
            lang={isoCode}
            dir={languageDirection(isoCode)}
            inputProps={register}
          />
        ))}
      </Row>
      <div aria-live="polite">
        {code && <GroupFieldError id={`${id}error`} field="languages" code={code} />}
      </div>
    </Stack>
  );
}
