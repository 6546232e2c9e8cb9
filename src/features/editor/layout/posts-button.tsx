import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { postListPath } from '#domain/post/post-paths.ts';
import { represented } from '#machines/flow/editor/post-editor-types.ts';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import type { EditorActor } from '../editor-actor.ts';

type Props = { actor: EditorActor; kind?: 'primary' | 'secondary'; size?: 'md' | 'sm' };

/** Leaves the editor: to the own posts, or to the creator for whom an agency writes. */
export function PostsButton({ actor, ...button }: Props) {
  const userId = useSelector(actor, ({ context }) => represented(context.ids).userId);
  return (
    <RouterButton {...button} to={postListPath({ userId })}>
      {userId ? (
        <FormattedMessage id="editor.sent.creator" defaultMessage="Go to the creator's page" />
      ) : (
        <FormattedMessage id="editor.sent.dashboard" defaultMessage="Go to my posts" />
      )}
    </RouterButton>
  );
}
