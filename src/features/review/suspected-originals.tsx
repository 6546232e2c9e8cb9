import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { languageDirection } from '#domain/language/languages.ts';
import { diffParagraphs, diffText, ParagraphDiff, TextDiff } from '#src/features/posts/index.ts';
import { ReaderPost } from '#src/features/reader/index.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { htmlParagraphs } from '#src/ui/data/html-paragraphs.ts';
import { PostStateBadge } from '#src/ui/data/post-state-badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { DisclosureSummary } from '#src/ui/layout/disclosure-summary.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { Post, ReviewContext } from './live-machines.ts';

type Original = ReviewContext['duplicates'][number];

type Props = { post: Post; originals: readonly Original[]; children: ReactNode };

/** A post beside earlier ones that say the same: two columns, on phones below each other. */
export function BesideOriginals({ post, originals, children }: Props) {
  if (originals.length === 0) return children;
  return (
    <Box
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      {children}
      <Stack as="section" gap="4" aria-labelledby="suspected-originals">
        <Heading as="h2" size="sm" id="suspected-originals">
          <FormattedMessage
            id="staff.originals.title"
            defaultMessage="{count, plural, one {Possible duplicate} other {Possible duplicates}}"
            values={{ count: originals.length }}
          />
        </Heading>
        {originals.map((original) => (
          <OriginalCard key={original.post.postUID} post={post} original={original} />
        ))}
      </Stack>
    </Box>
  );
}

function OriginalCard({ post, original }: { post: Post; original: Original }) {
  const { post: earlier, sameTitle, sameText } = original;
  return (
    <Card raised>
      <Row gap="3">
        <PostStateBadge state={earlier.state} />
        <Text size="sm" muted>
          <DateTime time={earlier.createdAt} />
        </Text>
      </Row>
      <Text size="sm" fontWeight="semibold">
        {sameTitle && sameText && (
          <FormattedMessage id="staff.originals.both" defaultMessage="Same title and text" />
        )}
        {sameTitle && !sameText && (
          <FormattedMessage id="staff.originals.same-title" defaultMessage="Same title" />
        )}
        {!sameTitle && sameText && (
          <FormattedMessage id="staff.originals.same-text" defaultMessage="Same text" />
        )}
      </Text>
      <Differences post={post} earlier={earlier} />
      <details>
        <DisclosureSummary>
          <FormattedMessage id="staff.originals.whole" defaultMessage="Show the whole post" />
        </DisclosureSummary>
        <Box paddingBlockStart="4">
          <ReaderPost post={earlier} isGalleryExpanded />
        </Box>
      </details>
    </Card>
  );
}

/** What the post in review adds to the earlier one, and what it leaves out. */
function Differences({ post, earlier }: { post: Post; earlier: Original['post'] }) {
  const { language } = post;
  const paragraphs = diffParagraphs(
    htmlParagraphs(earlier.textContent),
    htmlParagraphs(post.textContent),
    language,
  );
  return (
    <Stack
      gap="3"
      lang={language ?? undefined}
      dir={language ? languageDirection(language) : 'auto'}
    >
      <Text fontWeight="bold" overflowWrap="anywhere">
        <TextDiff parts={diffText(earlier.title, post.title, language)} />
      </Text>
      <ParagraphDiff paragraphs={paragraphs} />
    </Stack>
  );
}
