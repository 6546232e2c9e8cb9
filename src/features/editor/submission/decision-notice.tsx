import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { postStateTexts } from '#src/ui/data/post-state-badge.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { PostsButton } from '../layout/posts-button.tsx';
import { RejectionNote } from './rejection-note.tsx';

/**
 * What was decided about a post while its page was open. The page stays as it is until its creator
 * asks for the editor.
 */
export function DecisionNotice({ actor }: { actor: EditorActor }) {
  const state = useSelector(actor, ({ context }) => context.post?.state);
  const isEditable = useSelector(actor, (current) => current.can({ type: 'edit.requested' }));
  if (!state) return null;
  return (
    <>
      <Banner
        tone="info"
        actions={
          <>
            {isEditable && (
              <Button size="sm" onClick={() => actor.send({ type: 'edit.requested' })}>
                <FormattedMessage id="editor.decided.edit" defaultMessage="Edit post" />
              </Button>
            )}
            <PostsButton actor={actor} kind="secondary" size="sm" />
          </>
        }
      >
        <FormattedMessage
          id="editor.decided.state"
          defaultMessage="New status: {state}"
          description="The post was decided on while its page was open; state is one word or two"
          values={{
            state: (
              <strong>
                <FormattedMessage {...postStateTexts[state]} />
              </strong>
            ),
          }}
        />
      </Banner>
      <RejectionNote actor={actor} />
    </>
  );
}
