import type { Schemas } from '#src/api/operation-types.ts';
import { Box } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Picture } from '../picture.tsx';

type Props = {
  picture: Schemas['Post']['pictures'][number];
  /** The id of the post. */
  title: string;
  /** Loaded at once. */
  eager?: boolean;
};

/**
 * A picture without a description uses the title as its text; with a caption that would be
 * announced twice.
 */
export function PostFigure({
  picture: { url, caption, alt, width, height },
  title,
  eager = false,
}: Props) {
  return (
    <Box as="figure">
      <Picture
        url={url}
        alt={alt || (caption ? '' : title)}
        shape="whole"
        original={{ width, height }}
        borderRadius="md"
        eager={eager}
      />
      {caption && (
        <Text as="figcaption" size="sm" muted marginBlockStart="2">
          {caption}
        </Text>
      )}
    </Box>
  );
}
