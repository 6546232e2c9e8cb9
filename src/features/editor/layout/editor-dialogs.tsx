import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { LazyDialog } from '#src/ui/overlay/lazy-dialog.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { ConflictDialog, NotApprovedDialog } from '../lazy-panels.ts';
import { ConflictTitle, NotApprovedTitle } from './dialog-titles.tsx';

/** The dialogs of the editor. */
export function EditorDialogs({ actor }: { actor: EditorActor }) {
  return (
    <>
      <LazyEditorDialog actor={actor} state={{ remote: 'conflict' }} title={<ConflictTitle />}>
        <ConflictDialog actor={actor} />
      </LazyEditorDialog>
      <LazyEditorDialog
        actor={actor}
        state={{ remote: { submission: 'notApproved' } }}
        title={<NotApprovedTitle />}
        onClose={() => actor.send({ type: 'submit.cancelled' })}
      >
        <NotApprovedDialog actor={actor} />
      </LazyEditorDialog>
    </>
  );
}

type LazyEditorDialogProps = {
  actor: EditorActor;
  /** In which state of `holding.open` it is open. */
  state: object;
  title: ReactNode;
  onClose?: () => void;
  children: ReactNode;
};

function LazyEditorDialog({ actor, state, ...rest }: LazyEditorDialogProps) {
  const isOpen = useSelector(actor, (current) =>
    current.matches({ withLock: { open: state } } as never),
  );
  return <LazyDialog open={isOpen} {...rest} />;
}
