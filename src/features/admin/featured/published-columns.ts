import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { nativeLanguageName } from '#domain/language/languages.ts';
import type { FeaturedPost } from '#machines/flow/admin/featured-selection.ts';
import type { FileColumn } from '#src/features/admin/records/index.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { exactTime } from '#src/ui/data/exact-time.tsx';

/** The columns of the file of published posts. */
export function usePublishedColumns(): readonly FileColumn<FeaturedPost>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        header: intl.formatMessage({ id: 'featured.column.title', defaultMessage: 'Title' }),
        text: ({ title }) => title,
      },
      {
        header: intl.formatMessage({ id: 'featured.column.creator', defaultMessage: 'Creator' }),
        text: ({ creator }) => creator.name ?? creator.handle ?? '',
      },
      {
        header: intl.formatMessage({ id: 'featured.language', defaultMessage: 'Language' }),
        text: ({ language }) => (language ? nativeLanguageName(language) : ''),
      },
      {
        header: intl.formatMessage({ id: 'featured.column.format', defaultMessage: 'Format' }),
        text: ({ format }) => intl.formatMessage(formatNames[format]),
      },
      {
        header: intl.formatMessage({ id: 'featured.column.time', defaultMessage: 'Published' }),
        text: ({ publishedAt }) => (publishedAt ? exactTime(publishedAt) : ''),
        isTime: true,
      },
    ],
    [intl],
  );
}
