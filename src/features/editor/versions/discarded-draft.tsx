import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import type { EditorActor } from '../editor-actor.ts';

/**
 * The way back to this device's text, after the server's was chosen over it. What was written since
 * is kept as a version.
 */
export function DiscardedDraft({ actor }: { actor: EditorActor }) {
  const title = useSelector(actor, ({ context }) => context.discardedDraft?.content.title ?? null);
  const isOpen = useSelector(actor, (current) => current.can({ type: 'discarded-draft.restored' }));
  if (title === null) return null;
  return (
    <Banner
      tone="info"
      actions={
        <Button
          kind="secondary"
          size="sm"
          disabled={!isOpen}
          onClick={() => actor.send({ type: 'discarded-draft.restored' })}
        >
          <FormattedMessage
            id="editor.discarded-draft.restore"
            defaultMessage="Restore"
            description="Button: puts the text of this phone in the place of the server’s again"
          />
        </Button>
      }
    >
      <FormattedMessage
        id="editor.discarded-draft.text"
        defaultMessage="You're using the server's version. Once your changes here are saved, you can restore this device's version until you leave the page."
      />
    </Banner>
  );
}
