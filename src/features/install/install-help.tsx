import { Download } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { isCreator } from '#domain/permissions/permissions.ts';
import { useSession } from '#src/api/session-context.ts';
import { installWay, watchInstallWay } from '#src/device/install-prompt.ts';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { LazyDialogBoundary } from '#src/ui/overlay/lazy-dialog-boundary.tsx';
import { InstallTitle } from './install-title.tsx';

const InstallDialog = lazyWithPreload(() => import('./live-install-dialog.tsx'));

/** A button of the help page that opens the offer, for creators whose browser can install. */
export function InstallHelp() {
  const { permissions } = useSession().currentUser;
  const canInstall = useSyncExternalStore(watchInstallWay, installWay) !== null;
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      {canInstall && isCreator(permissions) && (
        <Button
          kind="secondary"
          alignSelf="start"
          icon={<Download size="1.25em" aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          <InstallTitle />
        </Button>
      )}
      {isOpen && (
        <LazyDialogBoundary onClose={close}>
          <InstallDialog onClose={close} />
        </LazyDialogBoundary>
      )}
    </>
  );
}
