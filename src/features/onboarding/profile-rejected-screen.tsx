import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import { ProfileRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { EmailLink } from '#src/ui/layout/email-link.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { OnboardingBar } from './onboarding-bar.tsx';

type ProfileRejectedScreenProps = {
  actor: ActorRefFrom<typeof onboardingMachine>;
  supportEmail?: string;
};

/** The profile was refused: why, and a way to correct it and send it again. */
export function ProfileRejectedScreen({ actor, supportEmail }: ProfileRejectedScreenProps) {
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
              defaultMessage="Your profile doesn't meet our content requirements. We check your social profile, age and previous work."
            />
          </Text>
          {rejection && <RejectionReasons rejection={rejection} />}
          <RouterButton to="/profile">
            <FormattedMessage id="onboarding.rejected.fix" defaultMessage="Fix and resend" />
          </RouterButton>
          {supportEmail && (
            <Text size="sm" muted overflowWrap="anywhere">
              <FormattedMessage
                id="onboarding.rejected.ask"
                defaultMessage="Think this is a mistake? Write to {email}"
                values={{
                  email: <EmailLink address={supportEmail} />,
                }}
              />
            </Text>
          )}
        </Card>
      </Page>
    </>
  );
}

type Rejection = NonNullable<
  ReturnType<ProfileRejectedScreenProps['actor']['getSnapshot']>['context']['rejection']
>;

function RejectionReasons({ rejection }: { rejection: Rejection }) {
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
        <FormattedMessage id="onboarding.rejected.why" defaultMessage="Reasons for rejection" />
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
