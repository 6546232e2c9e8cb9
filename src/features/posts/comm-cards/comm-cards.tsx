import { useSelector } from '@xstate/react';
import { ExternalLink, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { cardTarget, cardText, maxVisibleCards } from '#domain/announcements/comm-card.ts';
import { languageDirection } from '#domain/language/languages.ts';
import type { CommCard, commCardsMachine } from '#machines/flow/posts/comm-cards.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { IconButton } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Heading, Text, TextLink, VisuallyHidden } from '#src/ui/layout/text.tsx';

type CommCardsActor = ActorRefFrom<typeof commCardsMachine>;

/** What staff announce to a creator, each until it is put away. */
export function CommCards({ actor }: { actor: CommCardsActor }) {
  const intl = useIntl();
  const isShown = useSelector(actor, (current) => current.matches('shown'));
  const cards = useSelector(actor, (current) => current.context.cards);
  const place = useRef<HTMLDivElement>(null);
  if (!isShown) return null;
  const dismiss = (card: CommCard) => {
    actor.send({ type: 'card.dismissed', card });
    // The button that had the focus is gone with its card.
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
      {cards.slice(0, maxVisibleCards).map((card) => (
        <Announcement key={card.cardId} card={card} onDismiss={() => dismiss(card)} />
      ))}
    </Stack>
  );
}

function Announcement({ card, onDismiss }: { card: CommCard; onDismiss: () => void }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const text = cardText(card.texts, language);
  if (!text) return null;
  const titleId = `card-${card.cardId}`;
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      gap="1"
      paddingBlock="3"
      bg="marker.soft"
      borderColor="transparent"
    >
      <Row flexWrap="nowrap" alignItems="start" justifyContent="space-between">
        <Heading
          as="h2"
          size="sm"
          id={titleId}
          lang={text.language}
          dir={languageDirection(text.language)}
          flex="1"
          paddingBlock="2"
        >
          {text.title}
        </Heading>
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
      </Row>
      <Text lang={text.language} dir={languageDirection(text.language)}>
        {text.text}
      </Text>
      <CardLink link={card.link}>
        {text.linkLabel ? (
          <bdi lang={text.language}>{text.linkLabel}</bdi>
        ) : (
          <FormattedMessage id="posts.cards.more" defaultMessage="Read more" />
        )}
      </CardLink>
    </Card>
  );
}

function CardLink({ link, children }: { link: string | null; children: ReactNode }) {
  const target = cardTarget(link);
  if (!target) return null;
  const linkStyle = {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'target',
    fontWeight: 'semibold',
    width: 'fit-content',
  } as const;
  if (target.kind === 'portal') {
    return (
      <RouterLink to={target.address} {...linkStyle}>
        {children}
      </RouterLink>
    );
  }
  return (
    <TextLink href={target.address} target="_blank" rel="noopener noreferrer" {...linkStyle}>
      {children}
      <ExternalLink size="1em" aria-hidden="true" />
      <VisuallyHidden>
        {' '}
        <FormattedMessage
          id="posts.cards.elsewhere"
          defaultMessage="(opens in a new tab)"
          description="Said after the words of a link"
        />
      </VisuallyHidden>
    </TextLink>
  );
}
