import { X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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

/**
 * News is read in six seconds; who may take something back needs to notice, decide and get there
 * (WCAG 2.2.1).
 */
const secondsShown = { news: 6, undoable: 20 };
/** What had been looked at goes no sooner than this. */
const minRemainingSeconds = 5;

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

/**
 * One message. It stays while a pointer or the focus is on it and while nobody looks at the page.
 */
export function ToastMessage({ toast, onLeave }: { toast: Toast; onLeave: () => void }) {
  const { tone, content, undo } = toast;
  const intl = useIntl();
  const cameFrom = useRef<Element | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const leave = () => {
    if (box.current?.contains(document.activeElement)) restoreFocus(cameFrom.current);
    onLeave();
  };
  useCountdown(undo ? secondsShown.undoable : secondsShown.news, isHovered || isFocused, leave);
  const enter = ({ relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (!box.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const exit = ({ relatedTarget }: FocusEvent) =>
    setFocused(box.current?.contains(relatedTarget) ?? false);
  return (
    <Message
      ref={box}
      tone={tone}
      undoable={undo !== undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={exit}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && leave()}
    >
      <span>{content}</span>
      {undo && (
        <>
          <Button
            kind="link"
            size="sm"
            color="inherit"
            paddingInline="2"
            _hover={{ textDecoration: 'none' }}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => {
              leave();
              undo();
            }}
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
            onClick={leave}
          />
        </>
      )}
    </Message>
  );
}

/**
 * Calls `onEnd` after so many seconds, not counting those in which it is held or the page is out of
 * sight.
 */
function useCountdown(seconds: number, isHeld: boolean, onEnd: () => void): void {
  const end = useRef(onEnd);
  const left = useRef(seconds * 1000);
  const isSeen = useIsPageVisible();
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isHeld || !isSeen) return;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(
        left.current - (performance.now() - since),
        minRemainingSeconds * 1000,
      );
    };
  }, [isHeld, isSeen]);
}

function useIsPageVisible(): boolean {
  const [isSeen, setSeen] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

function restoreFocus(to: Element | null): void {
  if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
  else (document.activeElement as HTMLElement | null)?.blur();
  restorePageFocus();
}
