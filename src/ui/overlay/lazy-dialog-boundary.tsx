import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '#src/theme/chakra.tsx';
import { ChunkLoadErrorNotice, type RetryOptions } from '../feedback/chunk-load-error-notice.tsx';
import { OfflineMessage } from '../feedback/content-skeleton.tsx';
import { LazyBoundary } from '../feedback/lazy-boundary.tsx';
import { TextSkeleton } from '../feedback/skeleton.tsx';
import { useOnline } from '../feedback/use-online.ts';
import { Box } from '../layout/layout.tsx';
import { Text } from '../layout/text.tsx';
import { CloseButton } from './close-button.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { restorePageFocus } from './use-modal-window.ts';

type Props = {
  /** Whether the window would be seen if it were there. */
  open?: boolean;
  /** The purpose of a window that opens without being asked for. */
  title?: ReactNode;
  /** Given when the window can be closed. */
  onClose?: (() => void) | undefined;
  /** The window, which is fetched when it is first drawn. */
  children: ReactNode;
};

/** A boundary for a lazy dialog. The placeholder is at the foot of the screen, above the page. */
export function LazyDialogBoundary({ open = true, title, onClose, children }: Props) {
  return (
    <LazyBoundary
      fallback={open && <DialogLoading title={title} onClose={onClose} />}
      renderError={(wayOn) =>
        open && <DialogLoadError title={title} onClose={onClose} {...wayOn} />
      }
    >
      {children}
    </LazyBoundary>
  );
}

/** In the place of a window that did not come. */
export function DialogLoadError({
  onClose,
  ...rest
}: Pick<Props, 'title' | 'onClose'> & RetryOptions) {
  return (
    <BottomPortal>
      <Contents onClose={onClose}>
        <ChunkLoadErrorNotice {...rest} />
      </Contents>
    </BottomPortal>
  );
}

/** How long a window may load before a placeholder is shown, in ms. */
const delay = 1000;

function DialogLoading({ title, onClose }: Pick<Props, 'title' | 'onClose'>) {
  const isOnline = useOnline();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <BottomPortal>
      <div role="status">
        {(isLate || !isOnline) && (
          <Contents onClose={onClose}>
            {title && <Text fontWeight="bold">{title}</Text>}
            {isOnline ? <TextSkeleton /> : <OfflineMessage />}
          </Contents>
        )}
      </div>
    </BottomPortal>
  );
}

const BottomBar = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    insetInline: '0',
    insetBlockEnd: 'var(--keyboard-inset, 0px)',
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

/** In a portal, so that no bar covers it. */
function BottomPortal({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useKeyboardInset(foot);
  return createPortal(<BottomBar ref={foot}>{children}</BottomBar>, document.body);
}

function Contents({ onClose, children }: Pick<Props, 'onClose' | 'children'>) {
  // The focus may be inside when the contents unmount.
  useEffect(() => restorePageFocus, []);
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
