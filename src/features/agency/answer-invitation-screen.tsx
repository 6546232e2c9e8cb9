import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type {
  answerInvitationMachine,
  InvitationAnswer,
  ViewedInvitation,
} from '#machines/flow/agency/answer-invitation.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { FocusOnMount } from '#src/ui/layout/focus-on-mount.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';

type Actor = ActorRefFrom<typeof answerInvitationMachine>;
type Props = { actor: Actor; onLeave: () => void };

/** The page of an agency's invitation: who invites, what it means, and both answers. */
export function AnswerInvitationScreen({ actor, onLeave }: Props) {
  const failure = useSelector(actor, (current) =>
    current.hasTag('failed') ? current.context.failure : null,
  );
  return (
    <Page narrow paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="5">
        <PageTitle>
          <FormattedMessage
            id="agency.answer.title"
            defaultMessage="Invitation from an agency"
            description="Heading of the page that creators open by a link"
          />
        </PageTitle>
        <Contents actor={actor} />
        <Box role="status" css={{ '&:empty': { marginBlockStart: '-5' } }}>
          {failure && (
            <ErrorLine>
              <FailureMessage failure={failure} />
            </ErrorLine>
          )}
        </Box>
        <Actions actor={actor} onLeave={onLeave} />
      </Stack>
    </Page>
  );
}

function Contents({ actor }: { actor: Actor }) {
  const snapshot = useSelector(actor, (current) => current);
  const { invitation } = snapshot.context;
  if (snapshot.matches('missing') || snapshot.matches('unusable')) {
    return (
      <Notice tone="warning">
        {snapshot.matches('missing') ? (
          <FormattedMessage
            id="agency.answer.missing"
            defaultMessage="This link is incomplete. Open it again from the message."
          />
        ) : (
          <FormattedMessage
            id="agency.answer.unusable"
            defaultMessage="This invitation was used or revoked, or it has expired. Ask the agency for a new one."
          />
        )}
      </Notice>
    );
  }
  if (snapshot.matches('signedOut')) {
    return (
      <Text>
        <FormattedMessage
          id="agency.answer.signed-out"
          defaultMessage="An agency wants to manage your account. Sign in or create an account to see who invites you. You decide afterwards."
        />
      </Text>
    );
  }
  if (!invitation) return snapshot.hasTag('busy') ? <Loading /> : null;
  if (snapshot.matches('refused')) return <Refusal invitation={invitation} />;
  if (snapshot.matches('accepted') || snapshot.matches('declined')) {
    return (
      <Notice tone={snapshot.matches('accepted') ? 'success' : 'info'}>
        {snapshot.matches('accepted') ? (
          <FormattedMessage
            id="agency.answer.accepted"
            defaultMessage="{agency} manages your account now. You can leave the agency in your profile at any time."
            values={{ agency: <AgencyName invitation={invitation} /> }}
          />
        ) : (
          <FormattedMessage
            id="agency.answer.declined"
            defaultMessage="You declined the invitation. Nothing changes for you."
          />
        )}
      </Notice>
    );
  }
  return <Consent invitation={invitation} />;
}

const AgencyName = ({ invitation }: { invitation: ViewedInvitation }) => (
  <bdi>{invitation.agencyName ?? '–'}</bdi>
);

const Points = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingInlineStart: '5',
    listStyleType: 'disc',
    lineHeight: 'body',
  },
});

/** What a creator consents to, before they answer. */
function Consent({ invitation }: { invitation: ViewedInvitation }) {
  return (
    <>
      <Text fontSize="lg">
        <FormattedMessage
          id="agency.answer.offer"
          defaultMessage="{agency} wants to manage your account."
          values={{ agency: <strong>{<AgencyName invitation={invitation} />}</strong> }}
        />
      </Text>
      <Text>
        <FormattedMessage
          id="agency.answer.means"
          defaultMessage="If you accept, the agency can:"
          description="Before a list of what the agency may do"
        />
      </Text>
      <Points>
        <li>
          <FormattedMessage
            id="agency.answer.may-write"
            defaultMessage="write and change posts for you, and send them for review"
          />
        </li>
        <li>
          <FormattedMessage
            id="agency.answer.may-profile"
            defaultMessage="see and change your profile"
          />
        </li>
        <li>
          <FormattedMessage
            id="agency.answer.may-earnings"
            defaultMessage="see your earnings and your invoices, and accept invoices for you"
          />
        </li>
      </Points>
      <Text muted>
        <FormattedMessage
          id="agency.answer.keeps"
          defaultMessage="Your account and your posts stay yours, and you are paid directly. You can leave the agency in your profile at any time. The invitation is valid until {time}."
          description="time: a date with a time of day"
          values={{ time: <DateTime time={invitation.expiresAt} /> }}
        />
      </Text>
    </>
  );
}

const obstacleTexts: Record<
  NonNullable<ViewedInvitation['obstacle']>,
  MessageDescriptor
> = defineMessages({
  staff: {
    id: 'agency.answer.staff',
    defaultMessage:
      '{agency} invites creators. You are signed in as staff. Sign in as a creator to answer.',
  },
  agency: {
    id: 'agency.answer.agency',
    defaultMessage:
      '{agency} invites creators. You are signed in as an agency. Sign in as a creator to answer.',
  },
  'managed-by-this-agency': {
    id: 'agency.answer.this-agency',
    defaultMessage: '{agency} already manages your account.',
  },
  'managed-by-another-agency': {
    id: 'agency.answer.another-agency',
    defaultMessage:
      '{agency} invites you, but another agency already manages your account. Leave it in your profile first, then open this link again.',
  },
});

function Refusal({ invitation }: { invitation: ViewedInvitation }) {
  const { obstacle } = invitation;
  if (obstacle === null) return null;
  return (
    <Notice tone="warning">
      <FormattedMessage
        {...obstacleTexts[obstacle]}
        values={{ agency: <AgencyName invitation={invitation} /> }}
      />
    </Notice>
  );
}

function Notice({ tone, children }: { tone: 'warning' | 'success' | 'info'; children: ReactNode }) {
  return (
    <FocusOnMount>
      <Banner tone={tone}>{children}</Banner>
    </FocusOnMount>
  );
}

const Loading = () => (
  <Row role="status" color="accent.text">
    <Spinner />
    <FormattedMessage id="app.loading" defaultMessage="Loading…" description="While a page loads" />
  </Row>
);

function Actions({ actor, onLeave }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  if (snapshot.matches('signedOut')) {
    return (
      <RouterButton wide to="/login">
        <FormattedMessage
          id="agency.answer.sign-in"
          defaultMessage="Sign in or create an account"
          description="Link"
        />
      </RouterButton>
    );
  }
  if (snapshot.hasTag('failed')) {
    return (
      <Button wide onClick={() => actor.send({ type: 'retry.requested' })}>
        <RetryLabel />
      </Button>
    );
  }
  if (
    snapshot.matches('offered') ||
    snapshot.matches('answering') ||
    snapshot.matches('answerWaits')
  )
    return <Answers actor={actor} />;
  if (snapshot.hasTag('busy')) return null;
  return (
    <RouterButton wide to="/" onClick={onLeave}>
      <FormattedMessage
        id="agency.answer.continue"
        defaultMessage="Continue to the portal"
        description="Link, after an invitation was answered or cannot be answered"
      />
    </RouterButton>
  );
}

function Answers({ actor }: { actor: Actor }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const chosen = useSelector(actor, ({ context }) => context.answer);
  const choose = (answer: InvitationAnswer) =>
    actor.send({ type: 'answer.chosen', answer, key: crypto.randomUUID() });
  return (
    <Stack gap="3">
      <Button
        wide
        busy={isBusy && chosen === 'accept'}
        disabled={isBusy && chosen !== 'accept'}
        onClick={() => choose('accept')}
      >
        <FormattedMessage
          id="agency.answer.accept"
          defaultMessage="Accept: the agency may manage my account"
          description="Button"
        />
      </Button>
      <Button
        wide
        kind="secondary"
        busy={isBusy && chosen === 'decline'}
        disabled={isBusy && chosen !== 'decline'}
        onClick={() => choose('decline')}
      >
        <FormattedMessage
          id="agency.answer.decline"
          defaultMessage="Decline"
          description="Button"
        />
      </Button>
    </Stack>
  );
}
