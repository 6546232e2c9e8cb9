import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { nativeLanguageName } from '#domain/language/languages.ts';
import type { FeaturedPost } from '#machines/flow/admin/featured-selection.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { besidePicture } from '#src/theme/recipes/large-text.ts';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Picture } from '#src/ui/media/picture.tsx';

/** One published post in short: its cover, title, author, language and format. */
export function PostSummary({ post, aside }: { post: FeaturedPost; aside?: ReactNode }) {
  const { cover, title, creator, language, format } = post;
  return (
    <Row gap="3" alignItems="flex-start" css={besidePicture}>
      <Box
        width="5.5rem"
        aspectRatio="16 / 9"
        borderRadius="sm"
        overflow="hidden"
        bg="surface.sunken"
        color="ink.subtle"
        display="grid"
        placeItems="center"
      >
        {cover ? <Picture url={cover.url} alt="" /> : <ImageOff size="1.25em" aria-hidden="true" />}
      </Box>
      <Stack gap="1" flex="1 1 0">
        <Text fontWeight="semibold" lineHeight="heading" overflowWrap="anywhere">
          <bdi lang={language ?? undefined}>{title}</bdi>
        </Text>
        <Text size="sm" muted>
          <bdi>{creator.name ?? creator.handle}</bdi>
          {language && (
            <>
              {' · '}
              <bdi lang={language}>{nativeLanguageName(language)}</bdi>
            </>
          )}
          {' · '}
          <FormattedMessage {...formatNames[format]} />
        </Text>
      </Stack>
      <Box flexShrink="0" maxWidth="full">
        {aside}
      </Box>
    </Row>
  );
}
