import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import type { EditorActor } from './editor-actor.ts';

/** The way back to this device's text, after the server's was chosen over it. What was written since is kept as a version. */
export function PutAside({ actor }: { actor: EditorActor }) {
  const title = useSelector(actor, ({ context }) => context.putAside?.content.title ?? null);
  const isOpen = useSelector(actor, (current) => current.can({ type: 'mine.restored' }));
  if (title === null) return null;
  return (
    <Banner
      tone="info"
      actions={
        <Button
          kind="secondary"
          size="sm"
          disabled={!isOpen}
          onClick={() => actor.send({ type: 'mine.restored' })}
        >
          <FormattedMessage
            id="editor.conflict.bring-back"
            defaultMessage="Bring it back"
            description="Button: puts the text of this phone in the place of the server’s again"
          />
        </Button>
      }
    >
      <FormattedMessage
        id="editor.conflict.put-aside"
        defaultMessage="This is the server’s text. This phone’s can be brought back until you leave the page, once what you write here is saved."
      />
    </Banner>
  );
}
