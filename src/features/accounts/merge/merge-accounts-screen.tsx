import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { MergeActor } from './merge-actor.ts';
import { MergeAnnouncer } from './merge-announcer.tsx';
import { MergeForm } from './merge-form.tsx';
import { MergeLoadFailed, MergeOutcome } from './merge-outcome.tsx';

type MergeAccountsScreenProps = { actor: MergeActor; supportEmail?: string };

/** Several accounts of one person: which is kept, and what happens to it. */
export function MergeAccountsScreen({ actor, supportEmail }: MergeAccountsScreenProps) {
  const part = useSelector(actor, (current) => {
    if (current.hasTag('choice')) return 'choice';
    if (current.matches('loading')) return 'loading';
    return current.matches('loadFailed') ? 'loadFailed' : 'outcome';
  });
  return (
    <Page reading={part !== 'choice' && part !== 'loading'} paddingBlock={{ base: '6', md: '10' }}>
      <MergeAnnouncer actor={actor} />
      {part === 'choice' && <Choice actor={actor} />}
      {part === 'loading' && <Loading />}
      {part === 'loadFailed' && <MergeLoadFailed actor={actor} />}
      {part === 'outcome' && <MergeOutcome actor={actor} supportEmail={supportEmail} />}
    </Page>
  );
}

function Choice({ actor }: { actor: MergeActor }) {
  return (
    <Stack gap="6">
      <Stack gap="2">
        <PageTitle key="choice">
          <Title />
        </PageTitle>
        <Text maxWidth="prose">
          <FormattedMessage
            id="accounts.choice.lead"
            defaultMessage="You have more than one account with this sign-in method. Choose the account to keep. Everything in the others moves into it."
            description="Below the heading of the page on which one of several accounts is chosen"
          />
        </Text>
      </Stack>
      <MergeForm actor={actor} />
    </Stack>
  );
}

function Title() {
  return (
    <FormattedMessage
      id="accounts.choice.title"
      defaultMessage="Choose your primary account"
      description="Heading"
    />
  );
}

function Loading() {
  return (
    <Stack gap="6">
      <PageTitle key="loading">
        <Title />
      </PageTitle>
      <Text role="status" muted>
        <FormattedMessage
          id="accounts.loading"
          defaultMessage="Loading your accounts…"
          description="While the page is on its way"
        />
      </Text>
      <Stack gap="4" flexDirection={{ base: 'column', md: 'row' }}>
        <Skeleton height="16rem" flex={{ md: '1' }} borderRadius="lg" />
        <Skeleton height="16rem" flex={{ md: '1' }} borderRadius="lg" />
      </Stack>
    </Stack>
  );
}
