import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { ImageKind } from '#domain/post-formats.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { Row } from '#src/ui/layout.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';

const kinds: Record<ImageKind, MessageDescriptor> = defineMessages({
  POSTER: { id: 'reader.kind.poster', defaultMessage: 'Poster', description: 'What a picture is made for' },
  MEME: { id: 'reader.kind.meme', defaultMessage: 'Meme', description: 'What a picture is made for' },
  BANNER: { id: 'reader.kind.banner', defaultMessage: 'Banner', description: 'What a picture is made for' },
  WALLPAPER: {
    id: 'reader.kind.wallpaper',
    defaultMessage: 'Wallpaper',
    description: 'What a picture is made for',
  },
});

/** What the writer says of pictures and videos: what a picture is made for, and whether AI made or altered them. */
export function PostDeclarations({ post }: { post: Pick<Schemas['Post'], 'imageKind' | 'madeWithAi'> }) {
  const { locale } = useIntl();
  if (!post.imageKind && !post.madeWithAi) return null;
  return (
    <Row gap="2" lang={locale}>
      {post.imageKind && (
        <StatusBadge>
          <FormattedMessage {...kinds[post.imageKind]} />
        </StatusBadge>
      )}
      {post.madeWithAi && (
        <StatusBadge tone="warning">
          <FormattedMessage id="reader.made-with-ai" defaultMessage="Made or altered with AI" />
        </StatusBadge>
      )}
    </Row>
  );
}
