import { Eye } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/button.tsx';
import { useBeside } from '../beside.ts';
import type { EditorActor } from '../editor-actor.ts';
import { PreviewWindow } from './preview-window.tsx';

/** The way to the reader's view of what stands here, and that view. `hand` hands over what is in the fields. */
export function PreviewPlace({ actor, hand }: { actor: EditorActor; hand: () => void }) {
  const { preview, creator } = useBeside();
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
      <PreviewWindow actor={preview} creator={creator} />
    </>
  );
}
