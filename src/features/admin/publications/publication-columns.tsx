import { useMemo } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { ExactTime, exactTime } from '#src/ui/data/exact-time.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import type { Publication } from './publication-machines.ts';
import { publicationPaths } from './publication-paths.ts';
import {
  PublicationStatus,
  publicationFailureTexts,
  publicationKindTexts,
  publicationStateTexts,
  replyText,
} from './publication-texts.tsx';

/** The title of a post; posts that are deleted have none. */
export const PublicationTitle = ({ title }: Pick<Publication, 'title'>) =>
  title === null ? (
    <FormattedMessage id="publications.deleted" defaultMessage="Deleted post" />
  ) : (
    <bdi>{title}</bdi>
  );

function titleColumn(intl: IntlShape): DataColumn<Publication> {
  const deleted = intl.formatMessage({
    id: 'publications.deleted',
    defaultMessage: 'Deleted post',
  });
  return {
    key: 'title',
    header: intl.formatMessage({ id: 'publications.post', defaultMessage: 'Post' }),
    cell: (row) => (
      <TitleLink to={publicationPaths.record(row)} fontWeight="semibold">
        <PublicationTitle title={row.title} />
      </TitleLink>
    ),
    text: ({ title }) => title ?? deleted,
  };
}

const failureColumn = (intl: IntlShape): DataColumn<Publication> => ({
  key: 'failure',
  header: intl.formatMessage({ id: 'publications.failure', defaultMessage: 'Reason' }),
  cell: ({ failure }) => failure && <FormattedMessage {...publicationFailureTexts[failure]} />,
  text: ({ failure }) => (failure ? intl.formatMessage(publicationFailureTexts[failure]) : ''),
});

/** The columns of the list of publications. */
export function usePublicationColumns(): readonly DataColumn<Publication>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      titleColumn(intl),
      {
        key: 'kind',
        header: intl.formatMessage({ id: 'publications.kind', defaultMessage: 'Action' }),
        cell: ({ kind }) => <FormattedMessage {...publicationKindTexts[kind]} />,
        text: ({ kind }) => intl.formatMessage(publicationKindTexts[kind]),
      },
      {
        key: 'state',
        header: intl.formatMessage({ id: 'publications.state', defaultMessage: 'Status' }),
        cell: ({ state }) => <PublicationStatus state={state} />,
        text: ({ state }) => intl.formatMessage(publicationStateTexts[state]),
      },
      failureColumn(intl),
      {
        key: 'creator',
        header: intl.formatMessage({ id: 'publications.creator', defaultMessage: 'Creator' }),
        cell: ({ creator }) => creator && <bdi>{creator.name ?? creator.handle}</bdi>,
        text: ({ creator }) => creator?.name ?? creator?.handle ?? '',
      },
      {
        key: 'attempts',
        header: intl.formatMessage({ id: 'publications.attempts', defaultMessage: 'Attempts' }),
        cell: ({ attempts }) => <Num value={attempts} />,
        text: ({ attempts }) => String(attempts),
        isNumeric: true,
      },
      {
        key: 'created',
        header: intl.formatMessage({ id: 'publications.created', defaultMessage: 'First sent' }),
        cell: ({ createdAt }) => <ExactTime time={createdAt} />,
        text: ({ createdAt }) => exactTime(createdAt),
      },
      {
        key: 'next',
        header: intl.formatMessage({ id: 'publications.next', defaultMessage: 'Next attempt' }),
        cell: ({ nextAttemptAt }) => nextAttemptAt && <ExactTime time={nextAttemptAt} />,
        text: ({ nextAttemptAt }) => (nextAttemptAt ? exactTime(nextAttemptAt) : ''),
        isOptional: true,
      },
      {
        key: 'reply',
        header: intl.formatMessage({ id: 'publications.reply', defaultMessage: 'Reply' }),
        cell: ({ reply }) => <bdi>{replyText(reply)}</bdi>,
        text: ({ reply }) => replyText(reply),
        isOptional: true,
      },
    ],
    [intl],
  );
}
