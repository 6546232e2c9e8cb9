import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '#src/api/operation-types.ts';
import { imageKindNames } from '#src/i18n/image-kind-names.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Row } from '#src/ui/layout/layout.tsx';

/**
 * The writer's declarations about pictures and videos: their purpose, and whether AI made or
 * altered them.
 */
export function PostDeclarations({
  post,
}: {
  post: Pick<Schemas['Post'], 'imageKind' | 'madeWithAi'>;
}) {
  const { locale } = useIntl();
  if (!post.imageKind && !post.madeWithAi) return null;
  return (
    <Row gap="2" lang={locale}>
      {post.imageKind && (
        <StatusBadge>
          <FormattedMessage {...imageKindNames[post.imageKind]} />
        </StatusBadge>
      )}
      {post.madeWithAi && (
        <StatusBadge tone="warning">
          <FormattedMessage id="reader.made-with-ai" defaultMessage="Made or edited with AI" />
        </StatusBadge>
      )}
    </Row>
  );
}
