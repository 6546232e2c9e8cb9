import { useSelector } from '@xstate/react';
import { Card } from '#src/ui/layout/card.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { useKeptFocus } from '#src/ui/layout/use-kept-focus.ts';
import { CloseOfferButton, InstallButton, InstallOffer, useIsAnswered } from './install-offer.tsx';
import { InstallTitle } from './install-title.tsx';
import type { InstallOfferActor } from './use-install-offer.ts';

/** The offer below the list of posts. */
export function InstallPanel({ actor }: { actor: InstallOfferActor }) {
  const isShown = useSelector(actor, (current) => current.hasTag('screen'));
  const isAnswered = useIsAnswered(actor);
  const { card, answer } = useKeptFocus({ isShown, isAnswered });
  if (!isShown) return null;
  return (
    <Card as="section" aria-labelledby="install-offer" ref={card} gap="3">
      <Heading as="h2" size="sm" id="install-offer">
        <InstallTitle />
      </Heading>
      <InstallOffer actor={actor} answer={answer} />
      <Row gap="3" paddingBlockStart="1">
        <InstallButton actor={actor} />
        <CloseOfferButton actor={actor} />
      </Row>
    </Card>
  );
}
