import { X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { toastMachine } from '#machines/kit/toast.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { type Tone, toneVariants } from '#src/theme/recipes/tone.ts';
import { Button, IconButton } from '../forms/button.tsx';
import { restorePageFocus } from '../overlay/use-modal-window.ts';

export type Toast = {
  key: number;
  tone: Tone;
  content: ReactNode;
  undo?: (() => void) | undefined;
};

const Message = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '2',
    maxWidth: 'dialog',
    paddingInline: '5',
    paddingBlock: '3',
    borderRadius: 'md',
    borderWidth: '1px',
    boxShadow: 'floating',
    fontWeight: 'medium',
    pointerEvents: 'auto',
    animation: 'rise var(--dh-durations-moderate) var(--dh-easings-out)',
  },
  variants: {
    tone: { ...toneVariants, neutral: { bg: 'surface.inverse', color: 'ink.inverse' } },
    undoable: { true: { paddingInlineEnd: '1', paddingBlock: '1' } },
  },
});

type ToastMessageProps = { toast: Toast; onGone: () => void; onUndo: () => void };

/** One message. It stays during hover and focus, and while the page is hidden. */
export function ToastMessage({ toast, onGone, onUndo }: ToastMessageProps) {
  const { tone, content, undo } = toast;
  const actor = useActorRef(
    toastMachine,
    { input: { isUndoable: undo !== undefined } },
    ({ status }) => status === 'done' && onGone(),
  );
  usePageVisibility(actor);
  const cameFrom = useRef<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const releaseFocus = () => {
    if (box.current?.contains(document.activeElement)) restoreFocus(cameFrom.current);
  };
  const dismiss = () => {
    releaseFocus();
    actor.send({ type: 'toast.dismissed' });
  };
  const enter = ({ relatedTarget }: FocusEvent) => {
    actor.send({ type: 'hold.started', hold: 'focus' });
    if (!box.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const exit = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) actor.send({ type: 'hold.ended', hold: 'focus' });
  };
  return (
    <Message
      ref={box}
      tone={tone}
      undoable={undo !== undefined}
      onPointerEnter={() => actor.send({ type: 'hold.started', hold: 'pointer' })}
      onPointerLeave={() => actor.send({ type: 'hold.ended', hold: 'pointer' })}
      onFocus={enter}
      onBlur={exit}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && dismiss()}
    >
      <span>{content}</span>
      {undo && (
        <ToastButtons
          onUndo={() => {
            releaseFocus();
            onUndo();
          }}
          onClose={dismiss}
        />
      )}
    </Message>
  );
}

/** Of a message that can be taken back. */
function ToastButtons({ onUndo, onClose }: { onUndo: () => void; onClose: () => void }) {
  const intl = useIntl();
  return (
    <>
      <Button
        kind="link"
        size="sm"
        color="inherit"
        paddingInline="2"
        _hover={{ textDecoration: 'none' }}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={onUndo}
      >
        <FormattedMessage
          id="ui.toast.undo"
          defaultMessage="Undo"
          description="Takes back what was just done"
        />
      </Button>
      <IconButton
        icon={<X size="1.25em" aria-hidden="true" />}
        label={intl.formatMessage({
          id: 'ui.toast.close',
          defaultMessage: 'Close message',
          description: 'Button of a short message',
        })}
        color="inherit"
        _hover={{ bg: 'transparent' }}
        onClick={onClose}
      />
    </>
  );
}

function usePageVisibility(actor: ActorRefFrom<typeof toastMachine>): void {
  useEffect(() => {
    const look = () => {
      const isVisible = document.visibilityState === 'visible';
      actor.send({ type: isVisible ? 'hold.ended' : 'hold.started', hold: 'page' });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [actor]);
}

function restoreFocus(to: Element | null): void {
  if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
  else (document.activeElement as HTMLElement | null)?.blur();
  restorePageFocus();
}
