import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { choiceAccounts, mergePlan } from '#machines/flow/accounts/merge-plan.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { AccountCard } from './account-card.tsx';
import type { MergeActor } from './merge-actor.ts';
import { MergeCountdown } from './merge-countdown.tsx';
import { MergeSummary } from './merge-summary.tsx';

/** The timer, the accounts, what happens to them, and the two answers. */
export function MergeForm({ actor }: { actor: MergeActor }) {
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isMissing = useSelector(actor, (current) =>
    current.matches({ open: { form: 'selectionMissing' } }),
  );
  useEffect(() => {
    if (isMissing)
      form.current?.querySelector<HTMLInputElement>('input[type=radio]:enabled')?.focus();
  }, [isMissing]);
  return (
    <chakra.form
      ref={form}
      noValidate
      display="contents"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'merge.confirmed' });
      }}
    >
      <MergeCountdown actor={actor} />
      <Accounts actor={actor} errorId={isMissing ? errorId : undefined} />
      {isMissing && (
        <Box role="alert" id={errorId} marginBlockStart="-2">
          <ErrorLine>
            <FormattedMessage
              id="accounts.choice.missing"
              defaultMessage="Select a Primary Account or Skip"
              description="Error: Confirm was pressed and no account is chosen"
            />
          </ErrorLine>
        </Box>
      )}
      <MergePlan actor={actor} />
      <UnknownResult actor={actor} />
      <MergeActions actor={actor} />
    </chakra.form>
  );
}

function Accounts({ actor, errorId }: { actor: MergeActor; errorId: string | undefined }) {
  const name = useId();
  const { choice, selectedId } = useSelector(actor, (current) => current.context);
  const isLocked = useSelector(actor, (current) => !current.matches('open'));
  if (!choice) return null;
  return (
    <chakra.fieldset minWidth="0" role="radiogroup" aria-describedby={errorId} aria-required="true">
      <chakra.legend fontWeight="semibold" paddingBlockEnd="3">
        <FormattedMessage
          id="accounts.choice.legend"
          defaultMessage="Which account do you want to keep?"
          description="Asked above the accounts"
        />
      </chakra.legend>
      <Box
        display="grid"
        gap="4"
        alignItems="stretch"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
        }}
      >
        {choiceAccounts(choice).map((account, index) => (
          <AccountCard
            key={account.keyIdentifier}
            account={account}
            isHere={index < choice.dhAccounts.length}
            name={name}
            isChosen={account.keyIdentifier === selectedId}
            isLocked={isLocked}
            onChoose={() => actor.send({ type: 'account.chosen', id: account.keyIdentifier })}
          />
        ))}
      </Box>
    </chakra.fieldset>
  );
}

function MergePlan({ actor }: { actor: MergeActor }) {
  const context = useSelector(actor, (current) => current.context);
  const plan = mergePlan(context);
  return (
    <Box aria-live="polite" aria-atomic="true">
      {plan ? (
        <MergeSummary {...plan} />
      ) : (
        <Text muted>
          <FormattedMessage
            id="accounts.moves.none"
            defaultMessage="Choose an account to see what will move into it."
            description="In place of what will move, as long as no account is chosen"
          />
        </Text>
      )}
    </Box>
  );
}

function UnknownResult({ actor }: { actor: MergeActor }) {
  const isUnanswered = useSelector(actor, (current) => current.matches('unanswered'));
  const failure = useSelector(actor, (current) => current.context.failure);
  if (!isUnanswered || !failure) return null;
  return (
    <RetryNotice
      tone="warning"
      title={
        <FormattedMessage
          id="accounts.unanswered.title"
          defaultMessage="No response yet. We'll keep trying."
          description="The server did not reply to the choice of an account"
        />
      }
      onRetry={() => actor.send({ type: 'retry.requested' })}
    >
      <FailureMessage failure={failure} />
    </RetryNotice>
  );
}

function MergeActions({ actor }: { actor: MergeActor }) {
  const pendingAnswer = useSelector(actor, (current) => {
    const { answer } = current.context;
    if (current.matches('open') || !answer || answer.isTimedOut) return null;
    return answer.dhAccount ? 'merge' : 'skip';
  });
  const isOpen = useSelector(actor, (current) => current.matches('open'));
  return (
    <Stack gap="3" borderBlockStartWidth="1px" borderColor="line" paddingBlockStart="5">
      <Row gap="3" flexDirection={{ base: 'column', sm: 'row' }} alignItems="stretch">
        <Button
          type="submit"
          busy={pendingAnswer === 'merge'}
          disabled={!isOpen && pendingAnswer !== 'merge'}
        >
          <FormattedMessage
            id="accounts.choice.confirm"
            defaultMessage="Confirm"
            description="Button"
          />
        </Button>
        <Button
          kind="secondary"
          busy={pendingAnswer === 'skip'}
          disabled={!isOpen && pendingAnswer !== 'skip'}
          onClick={() => actor.send({ type: 'skip.requested' })}
        >
          <FormattedMessage id="accounts.choice.skip" defaultMessage="Skip" description="Button" />
        </Button>
      </Row>
      <Text size="sm" muted>
        <FormattedMessage
          id="accounts.choice.skip-hint"
          defaultMessage="If you skip, all accounts stay as they are. You can merge them later."
          description="Below the buttons Confirm and Skip"
        />
      </Text>
    </Stack>
  );
}
