import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { LazyDialogBoundary } from '#src/ui/overlay/lazy-dialog-boundary.tsx';
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

/** Fetched when it opens, and kept from then on: a window gives the focus back as it closes. */
function LazyEditorDialog({ actor, state, children, ...rest }: LazyEditorDialogProps) {
  const isOpen = useSelector(actor, (current) =>
    current.matches({ withLock: { open: state } } as never),
  );
  const [last, setLast] = useState({ isOpen, openings: isOpen ? 1 : 0 });
  if (last.isOpen !== isOpen) setLast({ isOpen, openings: last.openings + (isOpen ? 1 : 0) });
  if (last.openings === 0) return null;
  // Keyed by its opening, so that a failed chunk is loaded again.
  return (
    <LazyDialogBoundary key={last.openings} open={isOpen} {...rest}>
      {children}
    </LazyDialogBoundary>
  );
}
