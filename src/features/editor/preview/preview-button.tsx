import { Eye } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { useEditorServices } from '../editor-services.ts';
import { PreviewDialog } from './preview-dialog.tsx';

/** Opens the reader's view of the current draft. `flush` flushes the fields first. */
export function PreviewButton({ actor, flush }: { actor: EditorActor; flush: () => void }) {
  const { preview, creator } = useEditorServices();
  return (
    <>
      <Button
        kind="ghost"
        icon={<Eye aria-hidden="true" size="1.2em" />}
        onClick={() => {
          flush();
          preview.send({ type: 'preview.requested', draft: actor.getSnapshot().context.draft });
        }}
      >
        <FormattedMessage id="editor.preview.open" defaultMessage="Preview" />
      </Button>
      <PreviewDialog actor={preview} creator={creator} />
    </>
  );
}
