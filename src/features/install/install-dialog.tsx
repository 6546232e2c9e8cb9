import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { CloseOfferButton, InstallButton, InstallOffer, useIsAnswered } from './install-offer.tsx';
import { InstallTitle } from './install-title.tsx';
import type { InstallOfferActor } from './use-install-offer.ts';

/** The offer to somebody who has asked for it on the help page. */
export function InstallDialog({ actor }: { actor: InstallOfferActor }) {
  const isShown = useSelector(actor, (current) => current.hasTag('screen'));
  const isAnswered = useIsAnswered(actor);
  const answer = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isAnswered) answer.current?.focus();
  }, [isAnswered]);
  return (
    <Dialog
      open={isShown}
      onClose={() => actor.send({ type: 'offer.closed' })}
      title={<InstallTitle />}
      footer={
        <>
          <CloseOfferButton actor={actor} />
          <InstallButton actor={actor} />
        </>
      }
    >
      <InstallOffer actor={actor} answer={answer} />
    </Dialog>
  );
}
