import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import type { CommCard } from './comm-card-machines.ts';
import { commCardPaths } from './comm-card-paths.ts';
import {
  CardAudience,
  CardDays,
  CardLanguages,
  CardStatusBadge,
  cardStatusTexts,
  cardTitle,
  currentStatus,
} from './comm-card-values.tsx';

/** The columns of the list of communication cards. */
export function useCommCardColumns(): readonly DataColumn<CommCard>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(
    () => [
      {
        key: 'title',
        header: intl.formatMessage({ id: 'cards.title', defaultMessage: 'Title' }),
        cell: (card) => (
          <TitleLink to={commCardPaths.record(card)} fontWeight="semibold">
            <bdi>{cardTitle(card, language)}</bdi>
          </TitleLink>
        ),
        text: (card) => cardTitle(card, language),
      },
      {
        key: 'status',
        header: intl.formatMessage({ id: 'cards.status', defaultMessage: 'Status' }),
        cell: (card) => <CardStatusBadge card={card} />,
        text: (card) => intl.formatMessage(cardStatusTexts[currentStatus(card)]),
      },
      {
        key: 'days',
        header: intl.formatMessage({ id: 'cards.days', defaultMessage: 'Period' }),
        cell: (card) => <CardDays card={card} />,
        text: ({ startDay, endDay }) => (startDay && endDay ? `${startDay} – ${endDay}` : ''),
      },
      {
        key: 'audience',
        header: intl.formatMessage({ id: 'cards.audience', defaultMessage: 'Audience' }),
        cell: (card) => <CardAudience card={card} />,
        text: ({ dhUserId, paymentTypes }) => dhUserId ?? paymentTypes.join(', '),
      },
      {
        key: 'languages',
        header: intl.formatMessage({ id: 'cards.languages', defaultMessage: 'Languages' }),
        cell: (card) => <CardLanguages card={card} />,
        text: ({ texts }) => texts.map((text) => nativeLanguageName(text.language)).join(', '),
      },
      {
        key: 'updated',
        header: intl.formatMessage({ id: 'cards.updated', defaultMessage: 'Last change' }),
        cell: (card) => <DateTime time={card.updatedAt} />,
        text: (card) => card.updatedAt,
        isOptional: true,
      },
    ],
    [intl, language],
  );
}
