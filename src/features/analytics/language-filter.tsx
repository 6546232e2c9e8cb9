import { FormattedMessage, useIntl } from 'react-intl';
import { type ContentLanguage, contentLanguages } from '#domain/language/languages.ts';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';

type Props = { language: ContentLanguage | undefined; onChosen: (language: string) => void };

/** Of which language the posts are; the empty choice is all of them. */
export function LanguageFilter({ language, onChosen }: Props) {
  const intl = useIntl();
  return (
    <Box flex="1 1 9rem">
      <Field label={<FormattedMessage id="analytics.language" defaultMessage="Language" />}>
        <Select value={language ?? ''} onChange={(event) => onChosen(event.target.value)}>
          <option value="">
            {intl.formatMessage({ id: 'analytics.language.all', defaultMessage: 'All languages' })}
          </option>
          {contentLanguages.map(({ isoCode, nativeName }) => (
            <option key={isoCode} value={isoCode} lang={isoCode}>
              {nativeName}
            </option>
          ))}
        </Select>
      </Field>
    </Box>
  );
}
