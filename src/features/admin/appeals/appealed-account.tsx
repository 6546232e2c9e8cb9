import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { blockReasonTexts } from '#src/i18n/block-reason-texts.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { HistoryEntry } from '#src/ui/data/history-entry.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { AccountStatusBadge, RecordValue, RecordValues } from '../records/index.ts';
import type { AppealDetails } from './appeal-machines.ts';
import { accountPath } from './appeal-paths.ts';

type Account = NonNullable<AppealDetails['account']>;

/** The facts of a blocked account, and when it was blocked before. */
export function AppealedAccount({ account }: { account: Account }) {
  return (
    <Card as="section" raised aria-labelledby="appealed-account">
      <Row justifyContent="space-between">
        <Heading as="h2" size="sm" id="appealed-account">
          {account.kind === 'agency' ? (
            <FormattedMessage id="appeals.account.agency" defaultMessage="The agency" />
          ) : (
            <FormattedMessage id="appeals.account.creator" defaultMessage="The creator" />
          )}
        </Heading>
        <AccountStatusBadge status={account.accountStatus} />
      </Row>
      <Facts account={account} />
      <Row>
        <RouterButton to={accountPath(account)} kind="secondary" size="sm">
          <FormattedMessage id="appeals.account.open" defaultMessage="Open the account" />
        </RouterButton>
      </Row>
      <History account={account} />
    </Card>
  );
}

const Count = ({ children }: { children: number }) => <FormattedNumber value={children} />;

function Facts({ account }: { account: Account }) {
  const { name, handle, createdAt, publishedPosts, rejectedPosts, takenDownPosts } = account;
  const rows: [string, ReactNode, ReactNode][] = [
    [
      'name',
      <FormattedMessage key="name" id="appeals.account.name" defaultMessage="Name" />,
      name && <bdi key="value">{name}</bdi>,
    ],
    [
      'handle',
      <FormattedMessage key="handle" id="appeals.account.handle" defaultMessage="Handle" />,
      handle && <bdi key="value">{`@${handle}`}</bdi>,
    ],
    [
      'since',
      <FormattedMessage key="since" id="appeals.account.since" defaultMessage="With us since" />,
      <DateTime key="value" time={createdAt} />,
    ],
    [
      'published',
      <FormattedMessage
        key="published"
        id="appeals.account.published"
        defaultMessage="Published posts"
      />,
      <Count key="value">{publishedPosts}</Count>,
    ],
    [
      'rejected',
      <FormattedMessage
        key="rejected"
        id="appeals.account.rejected"
        defaultMessage="Rejected posts"
      />,
      <Count key="value">{rejectedPosts}</Count>,
    ],
    [
      'taken-down',
      <FormattedMessage
        key="taken-down"
        id="appeals.account.taken-down"
        defaultMessage="Posts taken down by staff"
      />,
      <Count key="value">{takenDownPosts}</Count>,
    ],
  ];
  return (
    <RecordValues>
      {rows.map(([key, label, value]) => (
        <RecordValue key={key} name={label}>
          {value}
        </RecordValue>
      ))}
    </RecordValues>
  );
}

type BlockReason = keyof typeof blockReasonTexts;

const BlockReasonMessage = ({ reason }: { reason: BlockReason }) => (
  <FormattedMessage {...blockReasonTexts[reason]} />
);

function History({ account: { history } }: { account: Account }) {
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm">
        <FormattedMessage id="appeals.account.history" defaultMessage="Blocks so far" />
      </Heading>
      <Stack as="ol" gap="2" listStyleType="none">
        {history.map((event) => (
          <HistoryEntry
            key={`${event.action} ${event.at}`}
            at={event.at}
            by={event.by}
            note={event.note}
            reasons={event.reason ? [event.reason] : []}
            ReasonMessage={BlockReasonMessage}
            what={
              event.action === 'block' ? (
                <FormattedMessage id="appeals.account.blocked" defaultMessage="Blocked" />
              ) : (
                <FormattedMessage id="appeals.account.unblocked" defaultMessage="Unblocked" />
              )
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}
