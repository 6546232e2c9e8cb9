import { useActorRef } from '@xstate/react';
import { Eye } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { Button } from '#src/ui/button.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { livePostPreviewMachine } from './live-machine.ts';
import { PreviewWindow } from './preview-window.tsx';

/** The way to the reader's view of what stands here, and that view. `hand` hands over what is in the fields. */
export function PreviewPlace({ actor, hand }: { actor: EditorActor; hand: () => void }) {
  const preview = useActorRef(livePostPreviewMachine);
  useGlobalEvents(preview);
  const { name, handle, profileImage, blueTick, userId } = useApp().currentUser;
  return (
    <>
      <Button
        kind="ghost"
        icon={<Eye aria-hidden="true" size="1.2em" />}
        onClick={() => {
          hand();
          preview.send({ type: 'preview.requested', draft: actor.getSnapshot().context.draft });
        }}
      >
        <FormattedMessage id="editor.preview.open" defaultMessage="Preview" />
      </Button>
      <PreviewWindow
        actor={preview}
        creator={{ userId: userId ?? '', name, handle, profileImage, blueTick }}
      />
    </>
  );
}
