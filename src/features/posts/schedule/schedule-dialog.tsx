import { useSelector } from '@xstate/react';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RuleCode } from '#domain/forms/validation-rules.ts';
import { publishTimeProblem, suggestedPublishTime } from '#domain/post/publish-time.ts';
import { serverNow } from '#src/api/server-time.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { IndianTimeField } from '#src/ui/forms/indian-time-field.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { ScheduleActor } from './live-post-schedule-machine.ts';

/** Changes the time at which a post is published, or publishes it now. */
export default function ScheduleDialog({ actor }: { actor: ScheduleActor }) {
  const formId = useId();
  const snapshot = useSelector(actor, (current) => current);
  const { post } = snapshot.context;
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={() => actor.send({ type: 'schedule.closed' })}
      title={<FormattedMessage id="posts.schedule.title" defaultMessage="Publishing time" />}
      footer={<Footer actor={actor} formId={formId} />}
    >
      <Stack gap="4">
        <Text fontWeight="bold">
          <bdi lang={post?.language ?? undefined}>{post?.title}</bdi>
        </Text>
        {post && <Body key={post.postUID} actor={actor} formId={formId} />}
      </Stack>
    </Dialog>
  );
}

type PartProps = { actor: ScheduleActor; formId: string };

function Body({ actor, formId }: PartProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { failure } = snapshot.context;
  if (snapshot.matches('waiting')) {
    return (
      <Text role="status">
        <FormattedMessage
          id="posts.schedule.waiting"
          defaultMessage="The time isn't changed yet. We'll try again when you're connected."
        />
      </Text>
    );
  }
  if (snapshot.matches('tooLate')) {
    return (
      <Text role="alert">
        <FormattedMessage
          id="posts.schedule.too-late"
          defaultMessage="This post is already published."
        />
      </Text>
    );
  }
  if (snapshot.matches('failed') && failure) {
    return (
      <Text role="alert">
        <FailureMessage failure={failure} />
      </Text>
    );
  }
  return <TimeForm actor={actor} formId={formId} />;
}

function TimeForm({ actor, formId }: PartProps) {
  const chosen = useSelector(
    actor,
    ({ context }) => context.request?.publishAt ?? context.post?.publishAt,
  );
  const refused = useSelector(actor, ({ context }) => context.failure?.fields?.publishAt);
  const [value, setValue] = useState<string | null>(chosen ?? suggestedPublishTime(serverNow()));
  const [problem, setProblem] = useState<RuleCode>();
  /** The server's answer is about the time that was sent, not about one that was chosen since. */
  const [isEdited, setIsEdited] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = value === null ? 'required' : publishTimeProblem(value, serverNow());
    setProblem(found ?? undefined);
    setIsEdited(false);
    if (value === null || found) return;
    actor.send({ type: 'time.submitted', publishAt: value, key: crypto.randomUUID() });
  };
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <IndianTimeField
        value={value ?? suggestedPublishTime(serverNow())}
        problem={problem ?? (isEdited ? undefined : refused)}
        onChange={(next) => {
          setValue(next);
          setIsEdited(true);
          setProblem(undefined);
        }}
      />
    </form>
  );
}

function Footer({ actor, formId }: PartProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { post } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isStopped = snapshot.matches('waiting') || snapshot.matches('failed');
  const close = () => actor.send({ type: 'schedule.closed' });
  const canRemove = post?.publishAt && post.actions.includes('unschedule');
  return (
    <Row justifyContent="flex-end">
      <Button kind="secondary" onClick={close} disabled={isBusy}>
        {snapshot.matches('tooLate') ? (
          <FormattedMessage id="posts.share.done" defaultMessage="Done" description="Button" />
        ) : (
          <FormattedMessage id="posts.schedule.close" defaultMessage="Cancel" />
        )}
      </Button>
      {isStopped && (
        <Button onClick={() => actor.send({ type: 'retry.requested' })}>
          <RetryLabel />
        </Button>
      )}
      {!isStopped && !snapshot.matches('tooLate') && (
        <>
          {canRemove && (
            <Button
              kind="secondary"
              disabled={isBusy}
              onClick={() => actor.send({ type: 'time.removed', key: crypto.randomUUID() })}
            >
              {post.state === 'SCHEDULED' ? (
                <FormattedMessage id="posts.schedule.now" defaultMessage="Publish now" />
              ) : (
                <FormattedMessage id="posts.schedule.remove" defaultMessage="Remove the time" />
              )}
            </Button>
          )}
          <Button type="submit" form={formId} busy={isBusy}>
            <FormattedMessage id="posts.schedule.save" defaultMessage="Save the time" />
          </Button>
        </>
      )}
    </Row>
  );
}
