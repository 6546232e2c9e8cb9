import {
  defineMessages,
  FormattedList,
  FormattedMessage,
  type MessageDescriptor,
} from 'react-intl';
import { indianDay } from '#domain/analytics/engagement.ts';
import {
  type CardStatus,
  cardStatus,
  cardText,
  missingCardLanguages,
} from '#domain/announcements/comm-card.ts';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { serverNow } from '#src/api/server-time.ts';
import type { Tone } from '#src/theme/recipes/tone.ts';
import { IndianDays } from '#src/ui/data/indian-days.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import type { CommCard } from './comm-card-machines.ts';

export const cardStatusTexts: Record<CardStatus, MessageDescriptor> = defineMessages({
  off: { id: 'cards.status.off', defaultMessage: 'Off' },
  upcoming: { id: 'cards.status.upcoming', defaultMessage: 'Scheduled' },
  shown: { id: 'cards.status.shown', defaultMessage: 'Visible' },
  ended: { id: 'cards.status.ended', defaultMessage: 'Ended' },
});

const statusTones: Record<CardStatus, Tone> = {
  off: 'warning',
  upcoming: 'info',
  shown: 'success',
  ended: 'neutral',
};

export const currentStatus = (card: CommCard): CardStatus =>
  cardStatus(card, indianDay(new Date(serverNow())));

/** Whether creators see a card today. */
export function CardStatusBadge({ card }: { card: CommCard }) {
  const status = currentStatus(card);
  return (
    <StatusBadge tone={statusTones[status]}>
      <FormattedMessage {...cardStatusTexts[status]} />
    </StatusBadge>
  );
}

/** A card's title for a reader of this language. */
export const cardTitle = ({ texts }: CommCard, language: string): string =>
  cardText(texts, language)?.title ?? '';

/** When creators see a card. */
export const CardDays = ({ card: { startDay, endDay } }: { card: CommCard }) =>
  startDay !== null && endDay !== null ? (
    <IndianDays from={startDay} to={endDay} />
  ) : (
    <FormattedMessage
      id="cards.always"
      defaultMessage="No end date"
      description="An announcement that is visible until it is turned off"
    />
  );

/** Who sees a card. */
export function CardAudience({ card: { paymentTypes, dhUserId } }: { card: CommCard }) {
  if (dhUserId !== null)
    return <FormattedMessage id="cards.audience.one" defaultMessage="One creator" />;
  if (paymentTypes.length === 0)
    return <FormattedMessage id="cards.audience.everyone" defaultMessage="All creators" />;
  return <bdi>{paymentTypes.join(', ')}</bdi>;
}

/** The languages of a card, each by its own name. */
export const CardLanguages = ({ card: { texts } }: { card: CommCard }) => (
  <Row as="span" columnGap="3" rowGap="0">
    {texts.map(({ language }) => (
      <bdi key={language} lang={language}>
        {nativeLanguageName(language)}
      </bdi>
    ))}
  </Row>
);

/** The languages in which creators do not see a card; nothing when it has all. */
export function MissingLanguages({ texts }: { texts: readonly { language: string }[] }) {
  const missing = missingCardLanguages(texts);
  if (missing.length === 0) return null;
  const names = missing.map((language) => (
    <bdi key={language} lang={language}>
      {nativeLanguageName(language)}
    </bdi>
  ));
  return (
    <FormattedMessage
      id="cards.missing-languages"
      defaultMessage="Not written in: {languages}"
      description="The languages in which creators do not see an announcement"
      values={{ languages: <FormattedList value={names} /> }}
    />
  );
}
