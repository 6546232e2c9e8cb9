import { useSelector } from '@xstate/react';
import { BadgeCheck, PenLine, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';

export type WelcomeDialogProps = {
  actor: ActorRefFrom<typeof onboardingMachine>;
  onProfile: () => void;
};

/** Greets a new creator and leads to the profile (spec point 2). */
export default function WelcomeDialog({ actor, onProfile }: WelcomeDialogProps) {
  const isOpen = useSelector(actor, (current) => current.matches({ welcome: 'open' }));
  const close = () => actor.send({ type: 'welcome.postponed' });
  const openProfile = () => {
    actor.send({ type: 'welcome.closed' });
    onProfile();
  };
  return (
    <Dialog
      open={isOpen}
      width="wide"
      onClose={close}
      title={<FormattedMessage id="onboarding.welcome.title" defaultMessage="Welcome" />}
      footer={
        <Row
          gap="3"
          width="full"
          justifyContent="flex-end"
          flexDirection={{ base: 'column-reverse', sm: 'row' }}
        >
          <Button kind="ghost" width={{ base: 'full', sm: 'auto' }} onClick={close}>
            <FormattedMessage id="onboarding.welcome.later" defaultMessage="I'll do this later" />
          </Button>
          <Button width={{ base: 'full', sm: 'auto' }} onClick={openProfile}>
            <FormattedMessage
              id="onboarding.welcome.profile"
              defaultMessage="Let's create a profile"
            />
          </Button>
        </Row>
      }
    >
      <Stack gap="5">
        <Text display={{ base: 'none', sm: 'block' }}>
          <FormattedMessage
            id="onboarding.welcome.lead"
            defaultMessage="Three steps to your first published post."
          />
        </Text>
        <Steps />
      </Stack>
    </Dialog>
  );
}

function Steps() {
  return (
    <Stack as="ol" gap="4" listStyleType="none">
      <Step icon={<UserRound size="1.4em" aria-hidden="true" />}>
        <FormattedMessage
          id="onboarding.welcome.one"
          defaultMessage="Tell readers who you are. It takes about two minutes."
        />
      </Step>
      <Step icon={<BadgeCheck size="1.4em" aria-hidden="true" />}>
        <FormattedMessage
          id="onboarding.welcome.two"
          defaultMessage="Our team approves your profile, and you get the blue tick."
        />
      </Step>
      <Step icon={<PenLine size="1.4em" aria-hidden="true" />}>
        <FormattedMessage
          id="onboarding.welcome.three"
          defaultMessage="Write in your language. You can start right away."
        />
      </Step>
    </Stack>
  );
}

function Step({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row as="li" gap="4" flexWrap="nowrap" alignItems="flex-start">
      <Box
        display="flex"
        alignItems="center"
        justifyContent="center"
        flexShrink="0"
        width="target"
        height="target"
        borderRadius="full"
        bg="marker.soft"
      >
        {icon}
      </Box>
      <Text paddingBlockStart="1.5" fontSize={{ base: 'sm', sm: 'md' }}>
        {children}
      </Text>
    </Row>
  );
}
