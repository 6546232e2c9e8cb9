import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { InstallDialog } from './install-dialog.tsx';
import { useInstallOffer } from './use-install-offer.ts';

/** The dialog in this browser, for as long as there is something to see. */
export default function LiveInstallDialog({ onClose }: { onClose: () => void }) {
  const actor = useInstallOffer('help');
  const isShown = useSelector(actor, (current) => current.hasTag('screen'));
  useEffect(() => {
    if (!isShown) onClose();
  }, [isShown, onClose]);
  return <InstallDialog actor={actor} />;
}
