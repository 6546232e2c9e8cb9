import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { dirOf } from '#domain/languages.ts';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Text } from '#src/ui/text.tsx';
import { ChangedWords } from './changed-words.tsx';
import type { PictureChange } from './changes.ts';
import type { Version } from './live-machines.ts';

type Props = { changes: PictureChange[]; language: Version['language'] };

/** Pictures that came, went, changed their place or what is said of them. */
export function ChangedPictures({ changes, language }: Props) {
  const ofText = { lang: language ?? undefined, dir: language ? dirOf(language) : 'auto' };
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {changes.map(({ kind, picture, words }) => (
        <li key={picture.id}>
          <Row gap="4" alignItems="start" flexWrap="nowrap">
            <Box width="5.5rem" flexShrink="0" opacity={kind === 'removed' ? 0.6 : undefined}>
              <Picture url={picture.url} alt={picture.alt} borderRadius="md" />
            </Box>
            <Stack gap="1">
              <Text size="sm" fontWeight="semibold">
                <FormattedMessage {...names[kind]} />
              </Text>
              {words.length === 0 && picture.caption && (
                <Text size="sm" {...ofText}>
                  {picture.caption}
                </Text>
              )}
              {words.map((pieces, place) => (
                // The caption, then the description: never in another order.
                <Text key={String(place)} size="sm" {...ofText}>
                  <ChangedWords pieces={pieces} />
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
  added: { id: 'versions.picture.added', defaultMessage: 'Picture added' },
  removed: { id: 'versions.picture.removed', defaultMessage: 'Picture removed' },
  moved: { id: 'versions.picture.moved', defaultMessage: 'Picture moved to another place' },
  described: { id: 'versions.picture.described', defaultMessage: 'Other words below the picture' },
});
