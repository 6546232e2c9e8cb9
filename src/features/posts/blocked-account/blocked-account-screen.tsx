import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { endBlockedAccessMachine } from '#machines/flow/auth/end-blocked-access.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { EmailLink } from '#src/ui/layout/email-link.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { PostAppealActor } from '../appeal/post-appeal-actor.ts';
import { AppealContents } from '../appeal/post-appeal-screen.tsx';

type LeaveActor = ActorRefFrom<typeof endBlockedAccessMachine>;
type Props = {
  actor: PostAppealActor;
  leave: LeaveActor;
  /** The copy of the own data, which only creators get here. */
  dataExport: ReactNode;
  supportEmail?: string | undefined;
};

/**
 * Why an account is blocked, the one request for a second review and its outcome, and the
 * copy of the own data.
 */
export function BlockedAccountScreen({ actor, leave, dataExport, supportEmail }: Props) {
  const account = useSelector(actor, ({ context: { data } }) =>
    data && 'kind' in data ? data : null,
  );
  const name = account?.name;
  const isCreator = account?.kind === 'creator';
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
        {!isAccessOver && isCreator && dataExport}
        {!isAccessOver && <SignOut actor={leave} />}
        {supportEmail && <Support email={supportEmail} isCreator={isCreator} />}
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

function Support({ email, isCreator }: { email: string; isCreator: boolean }) {
  const values = { email: <EmailLink address={email} /> };
  return (
    <Text size="sm" muted overflowWrap="anywhere">
      {isCreator ? (
        <FormattedMessage
          id="blocked.questions"
          defaultMessage="Questions? Write to {email}"
          values={values}
        />
      ) : (
        <FormattedMessage
          id="blocked.support"
          defaultMessage="Questions, or a copy of your data? Write to {email}"
          values={values}
        />
      )}
    </Text>
  );
}
