import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { RecordPage, RecordValue, RecordValues } from '#src/features/admin/records/index.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { CommCardActionDialog } from './comm-card-action-dialog.tsx';
import type { CommCard, commCardMachine } from './comm-card-machines.ts';
import { commCardPaths } from './comm-card-paths.ts';
import { CardPreview, PreviewGrid } from './comm-card-preview.tsx';
import { CardAudience, CardDays, CardStatusBadge, cardTitle } from './comm-card-values.tsx';

type Props = { actor: ActorRefFrom<typeof commCardMachine> };
type ScreenProps = Props & { history: (card: CommCard) => ReactNode };

/** One communication card as creators see it, who sees it and when, and its history. */
export function CommCardScreen({ actor, history }: ScreenProps) {
  const { language } = useLanguage();
  return (
    <RecordPage
      actor={actor}
      back={{
        href: commCardPaths.list,
        label: <FormattedMessage id="cards.back" defaultMessage="All announcements" />,
      }}
      title={(card) =>
        card ? (
          <bdi>{cardTitle(card, language)}</bdi>
        ) : (
          <FormattedMessage id="cards.one" defaultMessage="Announcement" />
        )
      }
      actions={(card) => <CommCardActions actor={actor} card={card} />}
      dialog={<CommCardActionDialog actor={actor} />}
    >
      {(card) => (
        <>
          <Card>
            <CommCardDetails card={card} />
          </Card>
          <PreviewGrid>
            {card.texts.map((text) => (
              <CardPreview
                key={text.language}
                label={<bdi lang={text.language}>{nativeLanguageName(text.language)}</bdi>}
                text={text}
                link={card.link}
              />
            ))}
          </PreviewGrid>
          {history(card)}
        </>
      )}
    </RecordPage>
  );
}

function CommCardActions({ actor, card }: Props & { card: CommCard }) {
  const kind = card.isOn ? 'turn-off' : 'turn-on';
  return (
    <>
      <RouterButton kind="secondary" size="sm" to={commCardPaths.edit(card)}>
        <FormattedMessage id="cards.edit" defaultMessage="Edit" description="Button" />
      </RouterButton>
      <Button
        kind="secondary"
        size="sm"
        onClick={() => actor.send({ type: 'action.requested', action: { kind, card } })}
      >
        {card.isOn ? (
          <FormattedMessage id="cards.turn-off" defaultMessage="Turn off" />
        ) : (
          <FormattedMessage id="cards.turn-on" defaultMessage="Turn on" />
        )}
      </Button>
    </>
  );
}

function CommCardDetails({ card }: { card: CommCard }) {
  const { dhUserId, link, updatedAt } = card;
  return (
    <RecordValues>
      <RecordValue name={<FormattedMessage id="cards.status" defaultMessage="Status" />}>
        <CardStatusBadge card={card} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="cards.days" defaultMessage="Period" />}>
        <CardDays card={card} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="cards.audience" defaultMessage="Audience" />}>
        <CardAudience card={card} />
      </RecordValue>
      {dhUserId && (
        <RecordValue name={<FormattedMessage id="cards.user-id" defaultMessage="User ID" />}>
          <bdi dir="ltr">{dhUserId}</bdi>
        </RecordValue>
      )}
      <RecordValue name={<FormattedMessage id="cards.link" defaultMessage="Link" />}>
        {link && <bdi dir="ltr">{link}</bdi>}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="cards.updated" defaultMessage="Last change" />}>
        <DateTime time={updatedAt} />
      </RecordValue>
    </RecordValues>
  );
}
