import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { publisherPaths } from '#src/features/admin/publishers/index.ts';
import { creatorLabel } from '#src/features/admin/records/index.ts';
import { DateTime, RelativeTime } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { RouterLink, TitleLink } from '#src/ui/layout/router-link.tsx';
import type { Source } from './source-list-machines.ts';
import { sourcePaths } from './source-paths.ts';
import { CrawlingBadge, crawlingText, SourceLanguage } from './source-status.tsx';

/** The columns of the list of sources. */
export function useSourceColumns(): readonly DataColumn<Source>[] {
  const intl = useIntl();
  return useMemo(() => [...mainColumns(intl), ...optionalColumns(intl)], [intl]);
}

const mainColumns = (intl: IntlShape): DataColumn<Source>[] => [
  {
    key: 'name',
    header: intl.formatMessage({ id: 'sources.name', defaultMessage: 'Name' }),
    cell: (source) => (
      <TitleLink to={sourcePaths.record(source)} fontWeight="semibold">
        <bdi>{source.name}</bdi>
      </TitleLink>
    ),
    text: (source) => source.name,
  },
  {
    key: 'crawling',
    header: intl.formatMessage({ id: 'sources.crawling', defaultMessage: 'Crawling' }),
    cell: (source) => <CrawlingBadge source={source} />,
    text: (source) => intl.formatMessage(crawlingText(source)),
  },
  {
    key: 'latest',
    header: intl.formatMessage({ id: 'sources.latest', defaultMessage: 'Newest crawled post' }),
    cell: ({ latestPostAt }) => (latestPostAt ? <RelativeTime time={latestPostAt} /> : '–'),
    text: ({ latestPostAt }) => latestPostAt ?? '',
  },
  {
    key: 'language',
    header: intl.formatMessage({ id: 'sources.language', defaultMessage: 'Language' }),
    cell: (source) => <SourceLanguage language={source.language} />,
    text: (source) => nativeLanguageName(source.language),
  },
  {
    key: 'publisher',
    header: intl.formatMessage({ id: 'sources.publisher', defaultMessage: 'Publisher' }),
    cell: ({ account }) =>
      account ? (
        <RouterLink to={publisherPaths.record(account)}>
          <bdi>{account.name}</bdi>
        </RouterLink>
      ) : (
        '–'
      ),
    text: ({ account }) => account?.name ?? '',
  },
  {
    key: 'creator',
    header: intl.formatMessage({ id: 'sources.creator', defaultMessage: 'Creator' }),
    cell: ({ creator }) => <bdi>{creator.name ?? creator.handle}</bdi>,
    text: ({ creator }) => creatorLabel(creator),
  },
];

const optionalColumns = (intl: IntlShape): DataColumn<Source>[] => [
  {
    key: 'key',
    header: intl.formatMessage({ id: 'sources.key', defaultMessage: 'Key' }),
    cell: ({ key }) => <code dir="ltr">{key}</code>,
    text: ({ key }) => key,
    isOptional: true,
  },
  {
    key: 'home',
    header: intl.formatMessage({ id: 'sources.home', defaultMessage: 'Website' }),
    cell: ({ homeUrl }) => <bdi dir="ltr">{homeUrl}</bdi>,
    text: ({ homeUrl }) => homeUrl,
    isOptional: true,
  },
  {
    key: 'owners',
    header: intl.formatMessage({ id: 'sources.owners', defaultMessage: 'Owners' }),
    cell: ({ ownerEmails }) => <bdi dir="ltr">{ownerEmails.join(', ') || '–'}</bdi>,
    text: ({ ownerEmails }) => ownerEmails.join(' '),
    isOptional: true,
  },
  {
    key: 'created',
    header: intl.formatMessage({ id: 'sources.created', defaultMessage: 'Created' }),
    cell: ({ createdAt }) => <DateTime time={createdAt} />,
    text: ({ createdAt }) => createdAt,
    isOptional: true,
  },
];
