import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { endBlockedAccessMachine } from '#machines/flow/auth/end-blocked-access.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text, TextLink } from '#src/ui/layout/text.tsx';
import type { PostAppealActor } from '../appeal/post-appeal-actor.ts';
import { AppealContents } from '../appeal/post-appeal-screen.tsx';

type LeaveActor = ActorRefFrom<typeof endBlockedAccessMachine>;
type Props = { actor: PostAppealActor; leave: LeaveActor; supportEmail?: string | undefined };

/** Why an account is blocked, the one request for a second review, and what became of it. */
export function BlockedAccountScreen({ actor, leave, supportEmail }: Props) {
  const name = useSelector(actor, ({ context: { data } }) =>
    data && 'name' in data ? data.name : null,
  );
  const isAccessOver = useSelector(
    actor,
    (current) =>
      current.matches({ appeal: 'signInNeeded' }) ||
      (current.hasTag('failed') && current.context.failure?.code === 'unauthenticated'),
  );
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <Stack gap="1">
          <PageTitle size="md">
            <FormattedMessage id="blocked.title" defaultMessage="Your account is blocked" />
          </PageTitle>
          {name && (
            <Text muted overflowWrap="anywhere">
              <bdi>{name}</bdi>
            </Text>
          )}
        </Stack>
        {isAccessOver && <AccessOver />}
        {!isAccessOver && <AppealContents actor={actor} />}
        {!isAccessOver && <SignOut actor={leave} />}
        {supportEmail && <Support email={supportEmail} />}
      </Stack>
    </Page>
  );
}

function AccessOver() {
  return (
    <Banner
      tone="info"
      title={<FormattedMessage id="blocked.over.title" defaultMessage="Sign in to see more" />}
      actions={
        <>
          <RouterButton to="/login" size="sm">
            <FormattedMessage id="blocked.over.sign-in" defaultMessage="Sign in" />
          </RouterButton>
          <RouterButton to="/login/agency" kind="ghost" size="sm">
            <FormattedMessage id="blocked.over.agency" defaultMessage="Sign in as an agency" />
          </RouterButton>
        </>
      }
    >
      <FormattedMessage
        id="blocked.over.text"
        defaultMessage="For your safety we show this page for one hour after you sign in. Sign in the way you always do. What you wrote is kept on this device."
      />
    </Banner>
  );
}

/** The way out, which also forgets what was written. */
export function SignOut({ actor }: { actor: LeaveActor }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const failure = useSelector(actor, (current) =>
    current.hasTag('failed') ? current.context.failure : null,
  );
  return (
    <Stack gap="3">
      <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
        {failure && (
          <ErrorLine>
            <FailureMessage failure={failure} />
          </ErrorLine>
        )}
      </Box>
      <Row>
        <Button
          kind="secondary"
          busy={isBusy}
          width={{ base: 'full', sm: 'auto' }}
          onClick={() => actor.send({ type: 'sign-out.requested' })}
        >
          <FormattedMessage id="blocked.sign-out" defaultMessage="Sign out" />
        </Button>
      </Row>
    </Stack>
  );
}

const Support = ({ email }: { email: string }) => (
  <Text size="sm" muted overflowWrap="anywhere">
    <FormattedMessage
      id="blocked.support"
      defaultMessage="Questions, or a copy of your data? Write to {email}"
      values={{ email: <TextLink href={`mailto:${email}`}>{email}</TextLink> }}
    />
  </Text>
);
