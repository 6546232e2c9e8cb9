import { Check } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { contentLanguages, languageDirection } from '#domain/language/languages.ts';
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
          <LanguageChip key={isoCode} isoCode={isoCode} name={nativeName} input={register} />
        ))}
      </Row>
      <div aria-live="polite">
        {code && <GroupFieldError id={`${id}error`} field="languages" code={code} />}
      </div>
    </Stack>
  );
}

type ChipProps = {
  isoCode: string;
  name: string;
  input: ReturnType<ProfileFormFields['register']>;
};

function LanguageChip({ isoCode, name, input }: ChipProps) {
  return (
    <Box
      as="label"
      lang={isoCode}
      dir={languageDirection(isoCode)}
      position="relative"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minHeight="target"
      paddingInline="4"
      borderRadius="full"
      borderWidth="2px"
      borderColor="line.strong"
      bg="surface.raised"
      fontWeight="semibold"
      fontSize="sm"
      cursor="pointer"
      css={{
        '& svg': { display: 'none' },
        '&:hover': { borderColor: 'ink.muted' },
        '&:has(:checked)': {
          bg: 'surface.inverse',
          color: 'ink.inverse',
          borderColor: 'surface.inverse',
        },
        '&:has(:checked) svg': { display: 'block' },
        '&:has(:focus-visible)': {
          outlineWidth: '3px',
          outlineStyle: 'solid',
          outlineColor: 'accent',
          outlineOffset: '2px',
        },
      }}
    >
      <HiddenBox type="checkbox" value={isoCode} {...input} />
      <Check size="1.1em" strokeWidth={3} aria-hidden="true" />
      {name}
    </Box>
  );
}

/** Lies over the whole chip, so that the finger hits the box itself. */
function HiddenBox(props: React.ComponentProps<'input'>) {
  return (
    <Box
      as="span"
      position="absolute"
      inset="0"
      css={{ '& input': { width: 'full', height: 'full', opacity: '0', cursor: 'pointer' } }}
    >
      <input {...props} />
    </Box>
  );
}
