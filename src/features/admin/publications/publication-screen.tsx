import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  type ExportActor,
  RecordPage,
  RecordValue,
  RecordValues,
} from '#src/features/admin/records/index.ts';
import { ExactTime } from '#src/ui/data/exact-time.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { TextLink } from '#src/ui/layout/text.tsx';
import { PublicationActionDialog, ResendLabel } from './publication-action-dialog.tsx';
import { PublicationAttempts } from './publication-attempts.tsx';
import { PublicationTitle } from './publication-columns.tsx';
import type {
  OfDelivery,
  Publication,
  PublicationAttempt,
  publicationMachine,
} from './publication-machines.ts';
import { publicationPaths } from './publication-paths.ts';
import {
  PublicationStatus,
  publicationFailureTexts,
  publicationKindTexts,
  replyText,
} from './publication-texts.tsx';

type Props = {
  actor: ActorRefFrom<typeof publicationMachine>;
  /** Of the attempts. */
  exporter: ExportActor<PublicationAttempt, OfDelivery>;
  history: (publication: Publication) => ReactNode;
};

/** One delivery: what the reader app said, every attempt, and a button to send it again. */
export function PublicationScreen({ actor, exporter, history }: Props) {
  return (
    <RecordPage
      actor={actor}
      back={{
        href: publicationPaths.list,
        label: <FormattedMessage id="publications.back" defaultMessage="All failed publications" />,
      }}
      title={(record) =>
        record ? (
          <PublicationTitle title={record.publication.title} />
        ) : (
          <FormattedMessage
            id="publications.one"
            defaultMessage="Publication"
            description="Heading while one delivery to the reader app is loaded"
          />
        )
      }
      actions={({ publication }) =>
        publication.canResend && (
          <Button
            kind="secondary"
            size="sm"
            onClick={() =>
              actor.send({ type: 'action.requested', action: { kind: 'resend', publication } })
            }
          >
            <ResendLabel />
          </Button>
        )
      }
      done={() => (
        <FormattedMessage
          id="publications.resent"
          defaultMessage="Sent again. The status below is the latest."
        />
      )}
      dialog={<PublicationActionDialog actor={actor} />}
    >
      {({ publication, attempts }) => (
        <>
          <Card>
            <PublicationDetails publication={publication} />
          </Card>
          <PublicationAttempts
            deliveryId={publication.deliveryId}
            exporter={exporter}
            attempts={attempts}
            total={publication.attempts}
          />
          {history(publication)}
        </>
      )}
    </RecordPage>
  );
}

function PublicationDetails({ publication }: { publication: Publication }) {
  const { postUID, kind, state, failure, reply, url, revision, creator, title } = publication;
  return (
    <RecordValues>
      <RecordValue name={<FormattedMessage id="publications.kind" defaultMessage="Action" />}>
        <FormattedMessage {...publicationKindTexts[kind]} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="publications.state" defaultMessage="Status" />}>
        <PublicationStatus state={state} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="publications.failure" defaultMessage="Reason" />}>
        {failure && <FormattedMessage {...publicationFailureTexts[failure]} />}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="publications.reply" defaultMessage="Reply" />}>
        {replyText(reply) && <bdi>{replyText(reply)}</bdi>}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="publications.creator" defaultMessage="Creator" />}>
        {creator && <bdi>{creator.name ?? creator.handle}</bdi>}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="publications.version" defaultMessage="Version" />}>
        {revision !== null && <Num value={revision} />}
      </RecordValue>
      {title !== null && (
        <RecordValue name={<FormattedMessage id="publications.post" defaultMessage="Post" />}>
          <RouterLink to={`/app/review?post=${postUID}`}>
            <FormattedMessage id="publications.open" defaultMessage="Open the post" />
          </RouterLink>
        </RecordValue>
      )}
      {url !== null && (
        <RecordValue
          name={<FormattedMessage id="publications.url" defaultMessage="In the reader app" />}
        >
          <TextLink href={url} target="_blank" rel="noreferrer" dir="ltr">
            {url}
          </TextLink>
        </RecordValue>
      )}
      <PublicationTimes publication={publication} />
    </RecordValues>
  );
}

function PublicationTimes({ publication }: { publication: Publication }) {
  const { createdAt, nextAttemptAt, settledAt, deliveryId } = publication;
  return (
    <>
      <RecordValue
        name={<FormattedMessage id="publications.created" defaultMessage="First sent" />}
      >
        <ExactTime time={createdAt} />
      </RecordValue>
      {nextAttemptAt !== null && (
        <RecordValue
          name={<FormattedMessage id="publications.next" defaultMessage="Next attempt" />}
        >
          <ExactTime time={nextAttemptAt} />
        </RecordValue>
      )}
      {settledAt !== null && (
        <RecordValue
          name={
            <FormattedMessage
              id="publications.settled"
              defaultMessage="Last change"
              description="When a delivery was confirmed or given up"
            />
          }
        >
          <ExactTime time={settledAt} />
        </RecordValue>
      )}
      <RecordValue
        name={<FormattedMessage id="publications.delivery" defaultMessage="Delivery ID" />}
      >
        <bdi dir="ltr">{deliveryId}</bdi>
      </RecordValue>
    </>
  );
}
