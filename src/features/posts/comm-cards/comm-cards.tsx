import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { cardTextIn } from '#domain/announcements/comm-card.ts';
import type { CommCard, commCardsMachine } from '#machines/flow/posts/comm-cards.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { IconButton } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Announcement } from './announcement.tsx';

type CommCardsActor = ActorRefFrom<typeof commCardsMachine>;

/**
 * Announcements of staff in the reader's language, one at a time, so that posts begin on the first
 * screen of a phone. The next appears when one is dismissed.
 */
export function CommCards({ actor }: { actor: CommCardsActor }) {
  const intl = useIntl();
  const isShown = useSelector(actor, (current) => current.matches('shown'));
  const { language } = useLanguage();
  const all = useSelector(actor, (current) => current.context.cards);
  const place = useRef<HTMLDivElement>(null);
  const cards = all.filter(({ texts }) => cardTextIn(texts, language));
  const [card] = cards;
  if (!isShown || !card) return null;
  const dismiss = () => {
    actor.send({ type: 'card.dismissed', card });
    // The focused button has disappeared with its card.
    const next = cards.length > 1 ? place.current : document.querySelector('h1');
    next?.focus({ preventScroll: true });
  };
  return (
    <Stack
      as="section"
      ref={place}
      gap="3"
      tabIndex={-1}
      aria-label={intl.formatMessage({
        id: 'posts.cards',
        defaultMessage: 'Announcements',
        description: 'Names the cards above the list of posts, for screen readers',
      })}
      _focusVisible={{ outline: 'none' }}
    >
      <DismissibleCard key={card.cardId} card={card} onDismiss={dismiss} />
    </Stack>
  );
}

function DismissibleCard({ card, onDismiss }: { card: CommCard; onDismiss: () => void }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const text = cardTextIn(card.texts, language);
  if (!text) return null;
  return (
    <Announcement
      text={text}
      link={card.link}
      titleId={`card-${card.cardId}`}
      aside={
        <IconButton
          icon={<X size="1.3em" aria-hidden="true" />}
          label={intl.formatMessage(
            {
              id: 'posts.cards.dismiss',
              defaultMessage: 'Dismiss: {title}',
              description: 'Button of an announcement',
            },
            { title: text.title },
          )}
          onClick={onDismiss}
          marginInlineEnd="-2"
        />
      }
    />
  );
}
