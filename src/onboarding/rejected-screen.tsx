import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/flow/onboarding.ts';
import { ProfileRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { DateTime } from '#src/ui/amounts.tsx';
import { Card } from '#src/ui/card.tsx';
import { Page, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RouterButton } from '#src/ui/router-link.tsx';
import { Heading, Text, TextLink } from '#src/ui/text.tsx';
import { OnboardingBar } from './onboarding-bar.tsx';

type RejectedScreenProps = { actor: ActorRefFrom<typeof onboardingMachine>; supportEmail?: string };

/** The profile was refused: why, and the way to mend it and send it again. */
export function RejectedScreen({ actor, supportEmail }: RejectedScreenProps) {
  const rejection = useSelector(actor, (current) => current.context.rejection);
  return (
    <>
      <OnboardingBar actor={actor} />
      <Page reading paddingBlock={{ base: '6', md: '10' }}>
        <Card raised gap="6">
          <PageTitle>
            <FormattedMessage id="onboarding.rejected.title" defaultMessage="Profile Rejected" />
          </PageTitle>
          <Text>
            <FormattedMessage
              id="onboarding.rejected.text"
              defaultMessage="Your profile does not meet our content requirements. We look at your social profile, your age and your previous work."
            />
          </Text>
          {rejection && <Why rejection={rejection} />}
          <RouterButton to="/profile">
            <FormattedMessage id="onboarding.rejected.mend" defaultMessage="Mend and send again" />
          </RouterButton>
          {supportEmail && (
            <Text size="sm" muted overflowWrap="anywhere">
              <FormattedMessage
                id="onboarding.rejected.ask"
                defaultMessage="You think we are wrong? Write to {email}"
                values={{ email: <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink> }}
              />
            </Text>
          )}
        </Card>
      </Page>
    </>
  );
}

type Rejection = NonNullable<ReturnType<RejectedScreenProps['actor']['getSnapshot']>['context']['rejection']>;

function Why({ rejection }: { rejection: Rejection }) {
  return (
    <Stack
      as="section"
      gap="3"
      bg="warning.soft"
      borderRadius="md"
      borderInlineStartWidth="4px"
      borderColor="warning"
      paddingInline="4"
      paddingBlock="4"
    >
      <Heading as="h2" size="sm">
        <FormattedMessage id="onboarding.rejected.why" defaultMessage="What was missing" />
      </Heading>
      <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
        {rejection.reasons.map((reason) => (
          <li key={reason}>
            <ProfileRejectionReasonMessage reason={reason} />
          </li>
        ))}
      </Stack>
      {rejection.note && (
        <Text as="blockquote" dir="auto">
          {rejection.note}
        </Text>
      )}
      <Text size="sm" muted>
        <FormattedMessage
          id="onboarding.rejected.when"
          defaultMessage="Decided on {time}"
          values={{ time: <DateTime time={rejection.decidedAt} /> }}
        />
      </Text>
    </Stack>
  );
}
