import { useSelector } from '@xstate/react';
import { CloudOff, House, Image, Share, SquarePlus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { InstallOfferActor } from './use-install-offer.ts';

type Props = { actor: InstallOfferActor };

/** Whether the offer has ended with something to read. */
export const useIsAnswered = (actor: InstallOfferActor): boolean =>
  useSelector(actor, (current) => current.matches('accepted') || current.matches('failed'));

/** What one gets and how; after the answer, what happens now. */
export function InstallOffer({
  actor,
  answer,
}: Props & { answer?: RefObject<HTMLParagraphElement | null> }) {
  const isAccepted = useSelector(actor, (current) => current.matches('accepted'));
  const isExplained = useSelector(actor, (current) => current.matches('explained'));
  if (useIsAnswered(actor))
    return (
      <Text ref={answer} tabIndex={-1} role="status" size="sm">
        {isAccepted ? (
          <FormattedMessage
            id="install.accepted"
            defaultMessage="Your device is installing the app. Look for its icon on your home screen or among your apps."
          />
        ) : (
          <FormattedMessage
            id="install.failed"
            defaultMessage="Your browser couldn't start the installation. Open the browser's menu and choose “Install app” or “Add to home screen”."
          />
        )}
      </Text>
    );
  return (
    <Stack gap="4">
      <Benefits canShare={!isExplained} />
      {isExplained && <SafariSteps />}
    </Stack>
  );
}

/** Safari does not share to installed pages. */
function Benefits({ canShare }: { canShare: boolean }) {
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      <Benefit icon={<House size="1.25em" aria-hidden="true" />}>
        {canShare ? (
          <FormattedMessage
            id="install.open"
            defaultMessage="Open it from your home screen or desktop"
          />
        ) : (
          <FormattedMessage
            id="install.open.phone"
            defaultMessage="Open it from your home screen"
          />
        )}
      </Benefit>
      {canShare && (
        <Benefit icon={<Image size="1.25em" aria-hidden="true" />}>
          <FormattedMessage
            id="install.share"
            defaultMessage="Share photos and videos to it from your gallery or WhatsApp"
          />
        </Benefit>
      )}
      <Benefit icon={<CloudOff size="1.25em" aria-hidden="true" />}>
        <FormattedMessage
          id="install.network"
          defaultMessage="Keep writing when the network is weak or gone"
        />
      </Benefit>
    </Stack>
  );
}

function Benefit({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row as="li" gap="3" flexWrap="nowrap" alignItems="flex-start" fontSize="sm">
      <Box
        color="accent.text"
        flexShrink="0"
        css={{
          '& > svg': { marginBlockStart: '0.2em' },
          '&:lang(ur) > svg': { marginBlockStart: '0.6em' },
        }}
      >
        {icon}
      </Box>
      <Text size="sm" minWidth="0">
        {children}
      </Text>
    </Row>
  );
}

const bold = (words: ReactNode) => (
  <Box as="span" fontWeight="bold">
    {words}
  </Box>
);

/** With the icons of Safari, whose language may be another one. */
function SafariSteps() {
  return (
    <Stack gap="2">
      <Text size="sm">
        <FormattedMessage id="install.steps" defaultMessage="In Safari it takes two steps:" />
      </Text>
      <Stack as="ol" gap="2" paddingInlineStart="6" listStyleType="decimal" fontSize="sm">
        <li>
          <FormattedMessage
            id="install.step.share"
            defaultMessage="Tap <b>{icon} Share</b>"
            description="The button of Safari, with its icon"
            values={{ icon: <InlineIcon icon={Share} />, b: bold }}
          />
        </li>
        <li>
          <FormattedMessage
            id="install.step.add"
            defaultMessage="Choose <b>{icon} Add to Home Screen</b>"
            description="An entry of the list that Safari opens, with its icon"
            values={{ icon: <InlineIcon icon={SquarePlus} />, b: bold }}
          />
        </li>
      </Stack>
    </Stack>
  );
}

const InlineIcon = ({ icon: Icon }: { icon: typeof Share }) => (
  <Box
    as="span"
    color="accent.text"
    css={{ '& > svg': { display: 'inline', verticalAlign: '-0.2em' } }}
  >
    <Icon size="1.2em" aria-hidden="true" />
  </Box>
);

/** On phones they share a line, or have one each where the words are long. */
const grow = { base: '1', sm: '0' };

/** Where the browser can ask. */
export function InstallButton({ actor }: Props) {
  const isAsking = useSelector(actor, (current) => current.matches('asking'));
  const canAsk = useSelector(actor, (current) => current.can({ type: 'install.requested' }));
  if (!canAsk && !isAsking) return null;
  return (
    <Button
      flexGrow={grow}
      busy={isAsking}
      onClick={() => actor.send({ type: 'install.requested' })}
    >
      <FormattedMessage
        id="install.install"
        defaultMessage="Install"
        description="Button: installs the app"
      />
    </Button>
  );
}

export function CloseOfferButton({ actor }: Props) {
  const isUndecided = useSelector(
    actor,
    (current) => current.matches('offered') || current.matches('asking'),
  );
  return (
    <Button
      flexGrow={grow}
      kind={isUndecided ? 'ghost' : 'secondary'}
      onClick={() => actor.send({ type: 'offer.closed' })}
    >
      {isUndecided ? (
        <FormattedMessage id="install.later" defaultMessage="Not now" description="Button" />
      ) : (
        <FormattedMessage id="install.close" defaultMessage="Close" description="Button" />
      )}
    </Button>
  );
}
