import { ExternalLink } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageDirection } from '#domain/language/languages.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text, TextLink, VisuallyHidden } from '#src/ui/layout/text.tsx';
import { CardMetadata } from '../card/card-metadata.tsx';
import { CardStats } from '../card/card-stats.tsx';
import type { CrawledPost } from './live-crawled-list-machine.ts';

/**
 * A crawled post. It links to its source, where it is read and edited. Its pictures stay there too
 * (decision 14).
 */
export const CrawledCard = memo(function CrawledCard({ post }: { post: CrawledPost }) {
  const { locale } = useIntl();
  const { title, excerpt, language, url, source, publishedAt } = post;
  return (
    <Card as="article" contentVisibility="auto" containIntrinsicSize="auto 15rem">
      <Stack gap="2">
        <Heading as="h2" size="sm" lang={language} dir={languageDirection(language)}>
          <TextLink href={url} target="_blank" rel="noopener noreferrer" color="inherit">
            {title} <ExternalLink aria-hidden="true" size="0.8em" style={{ display: 'inline' }} />
            <VisuallyHidden lang={locale}>
              <FormattedMessage
                id="posts.crawled.opens"
                defaultMessage="(opens the source in a new tab)"
              />
            </VisuallyHidden>
          </TextLink>
        </Heading>
        <CardMetadata post={{ ...post, createdAt: publishedAt }} />
        {excerpt && (
          <Text lineClamp="3" muted lang={language} dir={languageDirection(language)}>
            {excerpt}
          </Text>
        )}
      </Stack>
      <Row justifyContent="space-between">
        <Text size="sm" muted>
          <FormattedMessage
            id="posts.crawled.from"
            defaultMessage="From {source}"
            description="Name of the site that a post was crawled from"
            values={{ source: <bdi>{source.name}</bdi> }}
          />
        </Text>
        <CardStats stats={null} />
      </Row>
    </Card>
  );
});
