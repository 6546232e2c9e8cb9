import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { secondReviewPath } from '#domain/post/post-paths.ts';
import { represented } from '#machines/flow/editor/post-editor-types.ts';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';

/** Why a moderator refused the post or took it down, above the editor. */
export function RejectionNote({ actor }: { actor: EditorActor }) {
  const post = useSelector(actor, ({ context }) => context.post);
  const decision = post?.rejection ?? post?.restriction;
  const userId = useSelector(actor, ({ context }) => represented(context.ids).userId);
  if (!post || !decision) return null;
  const isSensitive = !post.rejection && post.restriction?.kind === 'SENSITIVE';
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage
          id="editor.rejected.title"
          defaultMessage="What the moderator asked you to fix"
        />
      }
      actions={
        !isSensitive && (
          <RouterButton to={secondReviewPath(post, decision, { userId })} kind="ghost" size="sm">
            <FormattedMessage id="posts.card.second-review" defaultMessage="Second review" />
          </RouterButton>
        )
      }
    >
      <Box as="ul" paddingInlineStart="5" listStyleType="disc">
        {decision.reasons.map((reason) => (
          <li key={reason}>
            <RejectionReasonMessage reason={reason} />
          </li>
        ))}
      </Box>
      {decision.note && <Text dir="auto">{decision.note}</Text>}
    </Banner>
  );
}
