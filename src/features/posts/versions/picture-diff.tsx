import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { languageDirection } from '#domain/language/languages.ts';
import { besidePicture } from '#src/theme/recipes/large-text.ts';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import type { PictureChange } from './diff.ts';
import type { Version } from './live-version-machines.ts';
import { TextDiff } from './text-diff.tsx';

type Props = { changes: PictureChange[]; language: Version['language'] };

/** Pictures that were added, removed, moved or described differently. */
export function PictureDiff({ changes, language }: Props) {
  const ofText = {
    lang: language ?? undefined,
    dir: language ? languageDirection(language) : 'auto',
  };
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {changes.map(({ kind, picture, textDiffs }) => (
        <li key={picture.id}>
          <Row gap="4" alignItems="start" css={besidePicture}>
            <Box width="5.5rem" flexShrink="0" opacity={kind === 'removed' ? 0.6 : undefined}>
              <Picture url={picture.url} alt={picture.alt} borderRadius="md" />
            </Box>
            <Stack gap="1">
              <Text size="sm" fontWeight="semibold">
                <FormattedMessage {...names[kind]} />
              </Text>
              {textDiffs.length === 0 && picture.caption && (
                <Text size="sm" {...ofText}>
                  {picture.caption}
                </Text>
              )}
              {textDiffs.map((pieces, place) => (
                // The caption, then the description: never in another order.
                <Text key={String(place)} size="sm" {...ofText}>
                  <TextDiff parts={pieces} />
                </Text>
              ))}
            </Stack>
          </Row>
        </li>
      ))}
    </Stack>
  );
}

const names: Record<PictureChange['kind'], MessageDescriptor> = defineMessages({
  added: { id: 'versions.picture.added', defaultMessage: 'Image added' },
  removed: { id: 'versions.picture.removed', defaultMessage: 'Image removed' },
  moved: { id: 'versions.picture.moved', defaultMessage: 'Image moved' },
  described: {
    id: 'versions.picture.described',
    defaultMessage: 'Image caption or description changed',
  },
});
