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

/** A listed picture; without an address it has not left its phone yet. */
type ReadOnlyPicture = { id: string; url: string | null; caption: string; alt: string };

/** The pictures of a saved post. */
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

/** Pictures with captions in order, read-only. */
export function ReadOnlyPictures({ pictures }: { pictures: readonly ReadOnlyPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <List>
      {pictures.map(({ id, url, caption, alt }) => (
        <li key={id}>
          {url ? (
            // With a caption the same text would be announced twice.
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

/** The read-only media of a post. */
export function ReadOnlyMedia({ actor }: { actor: EditorActor }) {
  const draft = useSelector(actor, (current) => current.context.draft);
  if (!formatRules[draft.format].pictures) return <SavedMedia actor={actor} />;
  return <ReadOnlyPictures pictures={draftPictures(draft)} />;
}
