import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { contentLanguages, nativeLanguageName } from '#domain/language/languages.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import type { Source, SourceFilters } from './source-list-machines.ts';

type Status = 'on' | 'off' | 'converted';

const statusTexts: Record<Status, MessageDescriptor> = defineMessages({
  on: { id: 'sources.crawling.on', defaultMessage: 'Crawled', description: 'Status of a source' },
  off: {
    id: 'sources.crawling.off',
    defaultMessage: 'Not crawled',
    description: 'Status of a source',
  },
  converted: {
    id: 'sources.crawling.converted',
    defaultMessage: 'Converted',
    description: 'Of a source whose posts have become posts of a creator',
  },
});
const tones = { on: 'success', off: 'neutral', converted: 'info' } as const;

type Crawled = Pick<Source, 'crawling' | 'convertedAt'>;

function crawlingStatus({ crawling, convertedAt }: Crawled): Status {
  if (convertedAt !== null) return 'converted';
  return crawling ? 'on' : 'off';
}

export const crawlingText = (source: Crawled): MessageDescriptor =>
  statusTexts[crawlingStatus(source)];

/** Whether the crawler imports posts of the source. */
export function CrawlingBadge({ source }: { source: Crawled }) {
  const status = crawlingStatus(source);
  return (
    <StatusBadge tone={tones[status]}>
      <FormattedMessage {...statusTexts[status]} />
    </StatusBadge>
  );
}

/** The language of a source, in itself. */
export const SourceLanguage = ({ language }: Pick<Source, 'language'>) => (
  <bdi lang={language}>{nativeLanguageName(language)}</bdi>
);

type SelectProps<Name extends keyof SourceFilters> = {
  value: SourceFilters[Name];
  onChange: (value: SourceFilters[Name]) => void;
};

/** A filter by the crawling. */
export function CrawlingSelect({ value, onChange }: SelectProps<'crawling'>) {
  const intl = useIntl();
  return (
    <Field label={<FormattedMessage id="sources.crawling" defaultMessage="Crawling" />}>
      <ListboxSelect
        value={value}
        onChange={onChange}
        options={[
          {
            value: 'all',
            label: intl.formatMessage({ id: 'sources.crawling.all', defaultMessage: 'All' }),
          },
          { value: 'on', label: intl.formatMessage(statusTexts.on) },
          { value: 'off', label: intl.formatMessage(statusTexts.off) },
        ]}
      />
    </Field>
  );
}

/** A filter by the language of the posts. */
export function LanguageSelect({ value, onChange }: SelectProps<'language'>) {
  const intl = useIntl();
  return (
    <Field label={<FormattedMessage id="sources.language" defaultMessage="Language" />}>
      <ListboxSelect
        value={value}
        onChange={onChange}
        options={[
          {
            value: 'all',
            label: intl.formatMessage({
              id: 'sources.all-languages',
              defaultMessage: 'All languages',
            }),
          },
          ...contentLanguages.map(({ isoCode, nativeName }) => ({
            value: isoCode,
            label: nativeName,
            lang: isoCode,
          })),
        ]}
      />
    </Field>
  );
}
