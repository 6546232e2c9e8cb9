import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row } from '#src/ui/layout/layout.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { useKeptFocus } from '#src/ui/layout/use-kept-focus.ts';
import { CloseOfferButton, InstallButton, InstallOffer, useIsAnswered } from './install-offer.tsx';
import { InstallTitle } from './install-title.tsx';
import type { InstallOfferActor } from './use-install-offer.ts';

/** The offer above the list of posts. */
export function InstallPanel({ actor }: { actor: InstallOfferActor }) {
  const isShown = useSelector(actor, (current) => current.hasTag('screen'));
  const isAnswered = useIsAnswered(actor);
  const { card, answer } = useKeptFocus({ isShown, isAnswered });
  if (!isShown) return null;
  return (
    <Card as="section" aria-labelledby="install-offer" ref={card} gap="3">
      <Row gap="3" flexWrap="nowrap">
        <Box color="accent.text" flexShrink="0">
          <Download size="1.5rem" aria-hidden="true" />
        </Box>
        <Heading as="h2" size="sm" id="install-offer">
          <InstallTitle />
        </Heading>
      </Row>
      <InstallOffer actor={actor} answer={answer} />
      <Row gap="3">
        <InstallButton actor={actor} />
        <CloseOfferButton actor={actor} />
      </Row>
    </Card>
  );
}
