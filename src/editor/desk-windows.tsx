import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { LaterWindow } from '#src/ui/later-window.tsx';
import type { EditorActor } from './editor-actor.ts';
import { ConflictDialog, NotApprovedDialog } from './later.ts';
import { ConflictTitle, NotApprovedTitle } from './window-titles.tsx';

/** What may come over the desk. */
export function DeskWindows({ actor }: { actor: EditorActor }) {
  return (
    <>
      <DeskWindow actor={actor} state={{ remote: 'conflict' }} title={<ConflictTitle />}>
        <ConflictDialog actor={actor} />
      </DeskWindow>
      <DeskWindow
        actor={actor}
        state={{ remote: { submission: 'notApproved' } }}
        title={<NotApprovedTitle />}
        onClose={() => actor.send({ type: 'submit.cancelled' })}
      >
        <NotApprovedDialog actor={actor} />
      </DeskWindow>
    </>
  );
}

type DeskWindowProps = {
  actor: EditorActor;
  /** In which state of `holding.open` it is open. */
  state: object;
  title: ReactNode;
  onClose?: () => void;
  children: ReactNode;
};

/** Fetched when it opens, and kept from then on: a window gives the focus back as it closes. */
function DeskWindow({ actor, state, children, ...rest }: DeskWindowProps) {
  const isOpen = useSelector(actor, (current) => current.matches({ holding: { open: state } } as never));
  const [last, setLast] = useState({ isOpen, openings: isOpen ? 1 : 0 });
  if (last.isOpen !== isOpen) setLast({ isOpen, openings: last.openings + (isOpen ? 1 : 0) });
  if (last.openings === 0) return null;
  // By its opening, so that one that did not come is asked for anew.
  return (
    <LaterWindow key={last.openings} open={isOpen} {...rest}>
      {children}
    </LaterWindow>
  );
}
