import { useSelector } from '@xstate/react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { rejectionReasonsFor } from '#domain/rejection-reasons.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import type { Post, PostMeasure, postDecisionMachine } from './live-machines.ts';
import { RefusalForm } from './refusal-form.tsx';

type Actor = ActorRefFrom<typeof postDecisionMachine>;
type ReasonedMeasure = Exclude<PostMeasure, 'look-again'>;

const measures: PostMeasure[] = ['unpublish', 'suspend', 'mark-sensitive', 'look-again'];

/** What staff may do with the version that readers see, whoever decides on the post. */
export function Measures({ actor, post }: { actor: Actor; post: Post }) {
  const isOpen = useSelector(actor, (current) => current.matches('viewing'));
  const offered = measures.filter((measure) => post.actions.includes(measure));
  if (offered.length === 0) return null;
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" size="sm">
        <FormattedMessage id="staff.measures.title" defaultMessage="What readers see" />
      </Heading>
      <Row gap="3">
        {offered.map((measure) => (
          <Button
            key={measure}
            kind="secondary"
            size="sm"
            disabled={!isOpen}
            onClick={() => actor.send(begun(measure))}
          >
            <FormattedMessage {...names[measure]} />
          </Button>
        ))}
      </Row>
      <ReasonsDialog actor={actor} post={post} />
    </Stack>
  );
}

const begun = (measure: PostMeasure) =>
  measure === 'look-again'
    ? ({ type: 'measure.taken', measure, key: crypto.randomUUID() } as const)
    : ({ type: 'measure.chosen', measure } as const);

function ReasonsDialog({ actor, post }: { actor: Actor; post: Post }) {
  const snapshot = useSelector(actor, (current) => current);
  const { measure, failure, request } = snapshot.context;
  const isBusy = snapshot.matches('deciding');
  const isSending = isBusy && request?.verdict.kind === 'measure' && request.verdict.reasons.length > 0;
  const isOpen = snapshot.matches('givingReasons') || isSending;
  const words = wordsOf(measure);
  const cancel = () => actor.send({ type: 'refuse.cancelled' });
  return (
    <Dialog
      open={isOpen}
      onClose={cancel}
      width="wide"
      title={words && <FormattedMessage {...words.question} />}
    >
      <Stack gap="5">
        {words && (
          <Text muted>
            <FormattedMessage {...words.explanation} />
          </Text>
        )}
        <RefusalForm
          reasons={rejectionReasonsFor(post.format)}
          show={(reason) => <RejectionReasonMessage reason={reason} />}
          busy={isBusy}
          canBePermanent={false}
          failure={
            failure && (
              <Banner tone="danger">
                <FailureMessage failure={failure} />
              </Banner>
            )
          }
          submit={words && <FormattedMessage {...words.submit} />}
          onCancel={cancel}
          onSubmit={(refusal) =>
            actor.send({ type: 'refuse.submitted', ...refusal, key: crypto.randomUUID() })
          }
        />
      </Stack>
    </Dialog>
  );
}

const names: Record<PostMeasure, MessageDescriptor> = defineMessages({
  unpublish: { id: 'staff.measures.unpublish', defaultMessage: 'Take down…' },
  suspend: { id: 'staff.measures.suspend', defaultMessage: 'Suspend…' },
  'mark-sensitive': { id: 'staff.measures.mark-sensitive', defaultMessage: 'Mark as sensitive…' },
  'look-again': { id: 'staff.measures.look-again', defaultMessage: 'Put under review' },
});

type Words = Record<'question' | 'explanation' | 'submit', MessageDescriptor>;

const takeDownWords: Words = defineMessages({
  question: { id: 'staff.take-down.title', defaultMessage: 'Why is it taken down?' },
  explanation: {
    id: 'staff.take-down.explanation',
    defaultMessage:
      'Readers will not see it any more. The creator may mend it and send it again. An edit that is in review stays there.',
  },
  submit: { id: 'staff.take-down.submit', defaultMessage: 'Take down' },
});
const suspendWords: Words = defineMessages({
  question: { id: 'staff.suspend.title', defaultMessage: 'Why is it suspended?' },
  explanation: {
    id: 'staff.suspend.explanation',
    defaultMessage:
      'For a breach of the rules. Readers will not see it any more, and the creator may not mend it. An edit that is in review stays there.',
  },
  submit: { id: 'staff.suspend.submit', defaultMessage: 'Suspend' },
});
const sensitiveWords: Words = defineMessages({
  question: { id: 'staff.sensitive.title', defaultMessage: 'Why is it sensitive?' },
  explanation: {
    id: 'staff.sensitive.explanation',
    defaultMessage: 'Readers still see it, behind a warning.',
  },
  submit: { id: 'staff.sensitive.submit', defaultMessage: 'Mark as sensitive' },
});

const words: Record<ReasonedMeasure, Words> = {
  unpublish: takeDownWords,
  suspend: suspendWords,
  'mark-sensitive': sensitiveWords,
};

const wordsOf = (measure: PostMeasure | null) =>
  measure === null || measure === 'look-again' ? undefined : words[measure];
