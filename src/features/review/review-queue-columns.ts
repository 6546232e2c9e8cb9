import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { nativeLanguageName } from '#domain/language/languages.ts';
import type { FileColumn } from '#src/features/admin/records/index.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { exactTime } from '#src/ui/data/exact-time.tsx';
import type { QueuedPost } from './live-machines.ts';

/** The columns of the file of posts in review. */
export function useReviewQueueColumns(): readonly FileColumn<QueuedPost>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        header: intl.formatMessage({ id: 'staff.review.post', defaultMessage: 'Title' }),
        text: ({ title }) => title,
      },
      {
        header: intl.formatMessage({ id: 'staff.review.creator', defaultMessage: 'Creator' }),
        text: ({ creator }) => creator.name ?? '',
      },
      {
        header: intl.formatMessage({ id: 'staff.review.handle', defaultMessage: 'Handle' }),
        text: ({ creator }) => creator.handle ?? '',
      },
      {
        header: intl.formatMessage({ id: 'staff.review.language', defaultMessage: 'Language' }),
        text: ({ language }) => (language ? nativeLanguageName(language) : ''),
      },
      {
        header: intl.formatMessage({ id: 'staff.review.format', defaultMessage: 'Format' }),
        text: ({ format }) => intl.formatMessage(formatNames[format]),
      },
      {
        header: intl.formatMessage({ id: 'staff.review.submitted', defaultMessage: 'Submitted' }),
        text: ({ submittedAt }) => (submittedAt ? exactTime(submittedAt) : ''),
        isTime: true,
      },
      {
        header: intl.formatMessage({
          id: 'staff.review.reviewer',
          defaultMessage: 'Reviewer',
          description: 'Header of a column with the moderator who is reviewing a post',
        }),
        text: ({ claim }) => claim?.name ?? '',
      },
      {
        header: intl.formatMessage({
          id: 'staff.review.first-opinion',
          defaultMessage: 'Second opinion wanted by',
          description: 'Header of a column with the moderator who asked for a second opinion',
        }),
        text: ({ firstOpinion }) => firstOpinion?.name ?? '',
      },
    ],
    [intl],
  );
}
