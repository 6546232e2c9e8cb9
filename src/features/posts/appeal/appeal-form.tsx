import { useSelector } from '@xstate/react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { TextArea } from '#src/ui/forms/text-input.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { AppealPhotos } from './appeal-photos.tsx';
import type { PostAppealActor } from './post-appeal-actor.ts';

const secondsOfDay = 24 * 3600;

/** The form with which a creator asks for a second review. */
export function AppealForm({ actor }: { actor: PostAppealActor }) {
  const isLocked = useSelector(actor, (current) => !current.matches({ appeal: 'form' }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    actor.send({ type: 'appeal.submitted', key: crypto.randomUUID() });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="6">
        <Introduction actor={actor} />
        <TextField actor={actor} isLocked={isLocked} />
        <AppealPhotos actor={actor} isLocked={isLocked} />
        <Actions actor={actor} isLocked={isLocked} />
      </Stack>
    </form>
  );
}

type PartProps = { actor: PostAppealActor; isLocked: boolean };

const isAboutAccount = (actor: PostAppealActor): boolean =>
  actor.getSnapshot().context.data?.decision?.action === 'block';

function Introduction({ actor }: { actor: PostAppealActor }) {
  const seconds = useSelector(actor, ({ context }) => context.data?.decisionSeconds ?? 0);
  if (isAboutAccount(actor))
    return (
      <Text>
        <FormattedMessage
          id="appeals.account.introduction"
          defaultMessage="Think we got it wrong? Another person, who wasn't involved in the decision, will look at your account again. You get the answer within {days, plural, one {# day} other {# days}}, by text message or e-mail. You can ask once."
          values={{ days: Math.floor(seconds / secondsOfDay) }}
        />
      </Text>
    );
  return (
    <Text>
      <FormattedMessage
        id="appeals.introduction"
        defaultMessage="Think we got it wrong? Another moderator, who wasn't involved in the decision, will look at your post again. You get the answer within {days, plural, one {# day} other {# days}}. You can ask once for each decision."
        values={{ days: Math.floor(seconds / secondsOfDay) }}
      />
    </Text>
  );
}

function TextField({ actor, isLocked }: PartProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useSelector(actor, ({ context }) => context.text);
  const isRefused = useSelector(actor, (current) =>
    current.matches({ appeal: { form: 'refused' } }),
  );
  const code = useSelector(actor, ({ context }) => context.failure?.fields?.text);
  useEffect(() => {
    if (isRefused) area.current?.focus();
  }, [isRefused]);
  return (
    <Field
      required
      label={
        <FormattedMessage id="appeals.text" defaultMessage="Why should we look at it again?" />
      }
      hint={
        <FormattedMessage
          id="appeals.text.hint"
          defaultMessage="Tell us what we may have missed, for example your source. At most {count} characters."
          values={{ count: limits.appealTextMax }}
        />
      }
      error={isRefused && code && <FieldMessage code={code} />}
    >
      <TextArea
        ref={area}
        dir="auto"
        rows={6}
        value={text}
        readOnly={isLocked}
        onChange={({ target }) => actor.send({ type: 'text.changed', text: target.value })}
      />
    </Field>
  );
}

function Actions({ actor, isLocked }: PartProps) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isWaiting = useSelector(actor, (current) => current.matches({ appeal: 'waiting' }));
  const isUploading = useSelector(actor, (current) => current.matches({ appeal: 'uploading' }));
  const failure = useSelector(actor, (current) =>
    current.matches({ appeal: { form: 'failed' } }) ? current.context.failure : null,
  );
  return (
    <Stack gap="4">
      {failure && (
        <Banner tone="danger">
          <FailureMessage failure={failure} />
        </Banner>
      )}
      {isWaiting ? (
        <WaitingNotice actor={actor} />
      ) : (
        <Button type="submit" busy={isBusy} wide>
          <FormattedMessage id="appeals.submit" defaultMessage="Ask for a second review" />
        </Button>
      )}
      <Text role="status" size="sm" muted css={{ '&:empty': { display: 'none' } }}>
        {isUploading && (
          <FormattedMessage
            id="appeals.uploading"
            defaultMessage="Uploading your photo first. Your request is then sent automatically."
          />
        )}
        {!isLocked && (
          <FormattedMessage
            id="appeals.kept"
            defaultMessage="What you write is kept on this device until it's sent."
          />
        )}
      </Text>
    </Stack>
  );
}

function WaitingNotice({ actor }: { actor: PostAppealActor }) {
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="appeals.waiting.title" defaultMessage="Not sent yet" />}
      actions={
        <>
          <Button size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
            <FormattedMessage id="appeals.waiting.retry" defaultMessage="Send now" />
          </Button>
          <Button kind="ghost" size="sm" onClick={() => actor.send({ type: 'edit.requested' })}>
            <FormattedMessage id="appeals.waiting.edit" defaultMessage="Edit" />
          </Button>
        </>
      }
    >
      <FormattedMessage
        id="appeals.waiting.text"
        defaultMessage="We can't reach the server. Your request is kept on this device and is sent as soon as you're back online and this page is open."
      />
    </Banner>
  );
}
