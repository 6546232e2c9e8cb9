import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Num } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import type { Hashtag } from './hashtag-machines.ts';
import { hashtagPaths } from './hashtag-paths.ts';
import { HashtagStatus, hashtagKindTexts } from './hashtag-values.tsx';

/** The columns of the list of hashtags. */
export function useHashtagColumns(): readonly DataColumn<Hashtag>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        key: 'title',
        header: intl.formatMessage({ id: 'hashtags.name', defaultMessage: 'Hashtag' }),
        cell: (hashtag) => (
          <TitleLink to={hashtagPaths.record(hashtag)} fontWeight="semibold">
            <bdi>#{hashtag.title}</bdi>
          </TitleLink>
        ),
        text: ({ title }) => title,
      },
      {
        key: 'status',
        header: intl.formatMessage({ id: 'hashtags.status', defaultMessage: 'Status' }),
        cell: (hashtag) => <HashtagStatus hashtag={hashtag} />,
        text: ({ isHidden, isDhTag }) =>
          [isHidden ? 'hidden' : 'visible', ...(isDhTag ? ['dh-tag'] : [])]
            .map((kind) => intl.formatMessage(hashtagKindTexts[kind as 'hidden']))
            .join(', '),
      },
      {
        key: 'uses',
        header: intl.formatMessage({ id: 'hashtags.uses', defaultMessage: 'Posts' }),
        cell: ({ uses }) => <Num value={uses} />,
        text: ({ uses }) => String(uses),
        isNumeric: true,
      },
    ],
    [intl],
  );
}
