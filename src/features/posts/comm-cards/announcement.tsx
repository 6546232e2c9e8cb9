import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cardTarget } from '#domain/announcements/comm-card.ts';
import { languageDirection } from '#domain/language/languages.ts';
import type { CommCard } from '#machines/flow/posts/comm-cards.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Heading, Text, TextLink, VisuallyHidden } from '#src/ui/layout/text.tsx';

type Props = {
  text: CommCard['texts'][number];
  link: string | null;
  titleId: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
};

/** A communication card as creators see it, in one language. */
export function Announcement({ text, link, titleId, aside }: Props) {
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      gap="1"
      paddingBlock={{ base: '1', sm: '3' }}
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
        {aside}
      </Row>
      <Text lang={text.language} dir={languageDirection(text.language)}>
        {text.text}
      </Text>
      <CardLink link={link}>
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
