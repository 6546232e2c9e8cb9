import type { ReactNode } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { CloseButton } from './close-button.tsx';
import { LaterPlace } from './later-place.tsx';
import { Box } from './layout.tsx';
import { PartAwaited } from './part-skeleton.tsx';
import { PartUnavailable } from './part-unavailable.tsx';
import { Text } from './text.tsx';
import { useOnline } from './use-online.ts';

type Props = {
  /** What the window is for, where nobody has asked for it. */
  title?: ReactNode;
  /** Where one can do without it. */
  onClose?: () => void;
  /** The window, which is fetched when it is first drawn. */
  children: ReactNode;
};

/** Around a window that comes behind its page: what keeps it stands at the foot of the screen, over the page. */
export function LaterWindow({ title, onClose, children }: Props) {
  return (
    <LaterPlace
      fallback={<Awaited title={title} onClose={onClose} />}
      missing={(retry) => (
        <AtFoot onClose={onClose}>
          <PartUnavailable title={title} onRetry={retry} />
        </AtFoot>
      )}
    >
      {children}
    </LaterPlace>
  );
}

function Awaited({ title, onClose }: Omit<Props, 'children'>) {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <AtFoot onClose={onClose}>
          {title && <Text fontWeight="bold">{title}</Text>}
          <PartAwaited />
        </AtFoot>
      )}
    </div>
  );
}

const Sheet = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    insetInline: '0',
    insetBlockEnd: '0',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    maxWidth: '30rem',
    marginInline: 'auto',
    padding: '5',
    paddingBlockEnd: 'calc(1.25rem + env(safe-area-inset-bottom))',
    bg: 'surface.raised',
    color: 'ink',
    boxShadow: 'floating',
    borderStartStartRadius: 'xl',
    borderStartEndRadius: 'xl',
  },
});

function AtFoot({ onClose, children }: Omit<Props, 'title'>) {
  return (
    <Sheet>
      <Box flex="1" minWidth="0">
        {children}
      </Box>
      {onClose && <CloseButton onClick={onClose} />}
    </Sheet>
  );
}
