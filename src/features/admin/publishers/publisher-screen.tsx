import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { RecordPage, RecordValue, RecordValues } from '#src/features/admin/records/index.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { EmailLink } from '#src/ui/layout/email-link.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { ActivityBadge } from './publisher-activity.tsx';
import type { Publisher, publisherMachine } from './publisher-machines.ts';
import { publisherPaths } from './publisher-paths.ts';

type Props = {
  actor: ActorRefFrom<typeof publisherMachine>;
  sources: (publisher: Publisher) => ReactNode;
  history: (publisher: Publisher) => ReactNode;
};

/** One publisher account: its contact, its sources and its history. */
export function PublisherScreen({ actor, sources, history }: Props) {
  return (
    <RecordPage
      actor={actor}
      back={{
        href: publisherPaths.list,
        label: <FormattedMessage id="publishers.back" defaultMessage="All publisher accounts" />,
      }}
      title={(publisher) =>
        publisher ? (
          <bdi>{publisher.name}</bdi>
        ) : (
          <FormattedMessage id="publishers.one" defaultMessage="Publisher account" />
        )
      }
      actions={(publisher) => (
        <RouterButton kind="secondary" size="sm" to={publisherPaths.edit(publisher)}>
          <FormattedMessage id="publishers.edit" defaultMessage="Edit" description="Button" />
        </RouterButton>
      )}
    >
      {(publisher) => (
        <>
          <Card>
            <PublisherDetails publisher={publisher} />
          </Card>
          {sources(publisher)}
          {history(publisher)}
        </>
      )}
    </RecordPage>
  );
}

function PublisherDetails({ publisher }: { publisher: Publisher }) {
  const { isActive, contactName, email, phone, createdAt, updatedAt } = publisher;
  return (
    <RecordValues>
      <RecordValue name={<FormattedMessage id="publishers.status" defaultMessage="Status" />}>
        <ActivityBadge isActive={isActive} />
      </RecordValue>
      <RecordValue
        name={<FormattedMessage id="publishers.contact" defaultMessage="Contact person" />}
      >
        {contactName && <bdi>{contactName}</bdi>}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="publishers.email" defaultMessage="Email" />}>
        {email && <EmailLink address={email} />}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="publishers.phone" defaultMessage="Phone" />}>
        {phone && <bdi dir="ltr">{phone}</bdi>}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="publishers.created" defaultMessage="Created" />}>
        <DateTime time={createdAt} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="publishers.updated" defaultMessage="Last change" />}>
        <DateTime time={updatedAt} />
      </RecordValue>
    </RecordValues>
  );
}
