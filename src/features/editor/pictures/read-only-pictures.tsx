import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { formatRules } from '#domain/post/post-formats.ts';
import type { Draft } from '#machines/flow/editor/draft.ts';
import type { Post } from '#machines/flow/editor/post-content.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { SavedMedia } from './saved-media.tsx';

/**
 * A listed picture to be looked at; without an address it has not left the phone on which it was
 * chosen.
 */
type ReadOnlyPicture = { id: string; url: string | null; caption: string; alt: string };

/** The pictures of a post as it lies with the server. */
export const savedPictures = ({ format, pictures }: Post): ReadOnlyPicture[] =>
  formatRules[format].pictures ? pictures : [];

/** The pictures of a post as this device has it. */
export const draftPictures = ({ content, pictures }: Draft): ReadOnlyPicture[] =>
  content.pictures.map((listed) => ({ ...listed, url: pictures[listed.id]?.url ?? null }));

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    listStyleType: 'none',
  },
});

/** Pictures and their captions, in order, to be compared or looked at and not to be changed. */
export function ReadOnlyPictures({ pictures }: { pictures: readonly ReadOnlyPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <List>
      {pictures.map(({ id, url, caption, alt }) => (
        <li key={id}>
          {url ? (
            // Below a caption the same words would be said twice.
            <Picture url={url} alt={alt} borderRadius="md" />
          ) : (
            <Box padding="3" bg="surface.sunken" borderRadius="md">
              <Text size="xs" muted>
                <FormattedMessage
                  id="editor.picture.not-uploaded"
                  defaultMessage="Not uploaded yet"
                  description="In place of a picture that only the phone has on which it was chosen"
                />
              </Text>
            </Box>
          )}
          <Text size="sm" dir="auto" marginBlockStart="1">
            {caption}
          </Text>
        </li>
      ))}
    </List>
  );
}

/** What the post shows beside its text, where it cannot be changed. */
export function ReadOnlyMedia({ actor }: { actor: EditorActor }) {
  const draft = useSelector(actor, (current) => current.context.draft);
  if (!formatRules[draft.format].pictures) return <SavedMedia actor={actor} />;
  return <ReadOnlyPictures pictures={draftPictures(draft)} />;
}
