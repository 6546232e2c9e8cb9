import { type ReactNode, useId } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { dialogRecipe, drawerRecipe } from '#src/theme/recipes/overlay.ts';
import { Row } from '../layout/layout.tsx';
import { ScrollArea } from '../layout/scroll-area.tsx';
import { Heading } from '../layout/text.tsx';
import { CloseButton } from './close-button.tsx';
import { useModalWindow } from './use-modal-window.ts';

const DialogWindow = chakra('dialog', dialogRecipe);
const DrawerWindow = chakra('dialog', drawerRecipe);

type WindowProps = {
  open: boolean;
  /** Escape, the close button or a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** Stays at the bottom while the contents scroll. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal window; on phones a sheet from the bottom. `width`: 20rem, 30rem or 600 px (spec point
 * 9).
 */
export function Dialog({
  open,
  onClose,
  width = 'medium',
  closable = true,
  ...contents
}: WindowProps & {
  width?: 'narrow' | 'linking' | 'medium' | 'wide' | 'page';
  closable?: boolean;
}) {
  const titleId = useId();
  const window = useModalWindow(open, closable ? onClose : ignore);
  return (
    <DialogWindow ref={window} width={width} aria-labelledby={titleId}>
      {open && (
        <Contents {...contents} titleId={titleId} onClose={closable ? onClose : undefined} />
      )}
    </DialogWindow>
  );
}

/**
 * A modal window at an edge: `start` is where the language begins to read, `top` is for the
 * language selector.
 */
export function Drawer({
  open,
  onClose,
  side = 'start',
  ...contents
}: WindowProps & { side?: 'start' | 'top' }) {
  const titleId = useId();
  const window = useModalWindow(open, onClose);
  return (
    <DrawerWindow ref={window} side={side} aria-labelledby={titleId}>
      {open && <Contents {...contents} titleId={titleId} onClose={onClose} />}
    </DrawerWindow>
  );
}

type ContentsProps = Omit<WindowProps, 'open' | 'onClose'> & {
  titleId: string;
  onClose: (() => void) | undefined;
};

function Contents({ title, footer, children, titleId, onClose }: ContentsProps) {
  return (
    <>
      <Row
        flexWrap="nowrap"
        justifyContent="space-between"
        alignItems="flex-start"
        padding="5"
        paddingBlockEnd="2"
      >
        <Heading
          as="h2"
          id={titleId}
          size="md"
          tabIndex={-1}
          autoFocus
          _focusVisible={{ outline: 'none' }}
        >
          {title}
        </Heading>
        {onClose && <CloseButton onClick={onClose} />}
      </Row>
      <ScrollArea
        titleId={titleId}
        paddingInline="5"
        paddingBlock="2"
        paddingBlockEnd={footer ? '3' : '6'}
      >
        {children}
      </ScrollArea>
      {footer && (
        <Row
          justifyContent="flex-end"
          paddingInline="5"
          paddingBlock="4"
          borderBlockStartWidth="1px"
          borderColor="line"
        >
          {footer}
        </Row>
      )}
    </>
  );
}

function ignore(): void {
  /* A window that asks for an answer is left by answering. */
}
