import type { ReactNode } from 'react';
import { RetryLabel } from '../feedback/retry.tsx';
import { Button } from '../forms/button.tsx';
import { ErrorLine } from '../forms/field.tsx';
import { Box, Row, Stack } from '../layout/layout.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** What happens, and to whom. */
  children: ReactNode;
  /** The label of the button that does it. */
  confirm: ReactNode;
  /** The label of the button that leaves everything as it is. */
  cancel: ReactNode;
  /** It removes or ends something. */
  isDangerous?: boolean;
  /** It is being done; the dialog cannot be left until it has ended. */
  isBusy?: boolean;
  /** Why it was not done. The button then says "Try again". */
  problem?: ReactNode;
  onConfirm: () => void;
  /** Also called by Escape and by the close button. */
  onCancel: () => void;
};

/** Asks before something is done that cannot be undone easily, and says why it was not done. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  isDangerous = false,
  isBusy = false,
  problem,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      closable={!isBusy}
      onClose={onCancel}
      title={title}
      footer={
        <Row justifyContent="flex-end">
          <Button kind="secondary" disabled={isBusy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button kind={isDangerous ? 'danger' : 'primary'} busy={isBusy} onClick={onConfirm}>
            {problem ? <RetryLabel /> : confirm}
          </Button>
        </Row>
      }
    >
      <Stack gap="4">
        {children}
        <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
          {problem && <ErrorLine>{problem}</ErrorLine>}
        </Box>
      </Stack>
    </Dialog>
  );
}
