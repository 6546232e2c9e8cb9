import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '#src/theme/chakra.tsx';
import { CloseButton } from './close-button.tsx';
import { useKeyboardEdge } from './keyboard-edge.ts';
import { LaterPlace } from './later-place.tsx';
import { Box } from './layout.tsx';
import { keepFocusOnPage } from './modal-window.ts';
import { PartAwaited } from './part-skeleton.tsx';
import { PartUnavailable, type WayOn } from './part-unavailable.tsx';
import { TextSkeleton } from './skeleton.tsx';
import { Text } from './text.tsx';
import { useOnline } from './use-online.ts';

type Props = {
  /** Whether the window would be seen if it were there. */
  open?: boolean;
  /** What the window is for, where nobody has asked for it. */
  title?: ReactNode;
  /** Where one can do without it. */
  onClose?: (() => void) | undefined;
  /** The window, which is fetched when it is first drawn. */
  children: ReactNode;
};

/** Around a window that comes behind its page: what keeps it stands at the foot of the screen, over the page. */
export function LaterWindow({ open = true, title, onClose, children }: Props) {
  return (
    <LaterPlace
      fallback={open && <Awaited title={title} onClose={onClose} />}
      missing={(wayOn) => open && <WindowUnavailable title={title} onClose={onClose} {...wayOn} />}
    >
      {children}
    </LaterPlace>
  );
}

/** In the place of a window that did not come. */
export function WindowUnavailable({ onClose, ...rest }: Pick<Props, 'title' | 'onClose'> & WayOn) {
  return (
    <AtFoot>
      <Contents onClose={onClose}>
        <PartUnavailable {...rest} />
      </Contents>
    </AtFoot>
  );
}

/** How long a window may take, in ms, before anything is said of it. */
const patience = 1000;

function Awaited({ title, onClose }: Pick<Props, 'title' | 'onClose'>) {
  const isOnline = useOnline();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AtFoot>
      <div role="status">
        {(isLate || !isOnline) && (
          <Contents onClose={onClose}>
            {title && <Text fontWeight="bold">{title}</Text>}
            {isOnline ? <TextSkeleton /> : <PartAwaited />}
          </Contents>
        )}
      </div>
    </AtFoot>
  );
}

const Foot = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    insetInline: '0',
    insetBlockEnd: 'var(--keyboard-edge, 0px)',
    maxWidth: '30rem',
    maxHeight: '60dvh',
    overflowY: 'auto',
    marginInline: 'auto',
    bg: 'surface.raised',
    color: 'ink',
    boxShadow: 'floating',
    borderStartStartRadius: 'xl',
    borderStartEndRadius: 'xl',
  },
});

/** Outside the page, so that no bar lies over it. */
function AtFoot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useKeyboardEdge(foot);
  return createPortal(<Foot ref={foot}>{children}</Foot>, document.body);
}

function Contents({ onClose, children }: Pick<Props, 'onClose' | 'children'>) {
  // Whoever was here when it went.
  useEffect(() => keepFocusOnPage, []);
  return (
    <Box
      display="flex"
      alignItems="flex-start"
      gap="3"
      padding="5"
      paddingBlockEnd="calc(1.25rem + env(safe-area-inset-bottom))"
    >
      <Box flex="1" minWidth="0">
        {children}
      </Box>
      {onClose && <CloseButton onClick={onClose} />}
    </Box>
  );
}
