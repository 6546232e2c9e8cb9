import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  defineMessages,
  FormattedMessage,
  type IntlShape,
  type MessageDescriptor,
  useIntl,
} from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { serverNow } from '#src/api/server-time.ts';
import { type ExportActor, ExportButton } from '#src/features/admin/records/index.ts';
import { DeviceName } from '#src/features/devices/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { ExactTime, exactTime } from '#src/ui/data/exact-time.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { DataTable } from '#src/ui/data/table/data-table.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { OfCreator, SignInLink, signInLinksMachine } from './creator-panels.ts';
import { type SignInLinkStatus, signInLinkStatus } from './sign-in-link-status.ts';

type Props = {
  actor: ActorRefFrom<typeof signInLinksMachine>;
  exporter: ExportActor<SignInLink, OfCreator>;
};

/** The one-time links that staff created for a creator, and the devices that used them. */
export function CreatorSignInLinks({ actor, exporter }: Props) {
  const intl = useIntl();
  const columns = useMemo(() => linkColumns(intl), [intl]);
  const { data, failure, filters } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.matches('failed'));
  const isEmpty = useSelector(actor, (current) => current.matches('empty'));
  if (isFailed && failure) {
    return (
      <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure} />
      </RetryNotice>
    );
  }
  if (isEmpty) {
    return (
      <Text muted>
        <FormattedMessage
          id="creators.links.none"
          defaultMessage="No sign-in link was created in the last 180 days."
        />
      </Text>
    );
  }
  if (data === null) return <CardSkeleton />;
  return (
    <Stack gap="4">
      <Row justifyContent="end">
        <ExportButton
          actor={exporter}
          file={{ id: 'creator-sign-in-links', columns }}
          filters={filters}
        />
      </Row>
      <DataTable
        id="creator-links"
        label={intl.formatMessage({ id: 'creators.tab.links', defaultMessage: 'Sign-in links' })}
        columns={columns}
        rows={data.rows}
        rowKey={({ linkId }) => linkId}
        rowName={({ madeAt }) => exactTime(madeAt)}
      />
    </Stack>
  );
}

const statusTexts: Record<SignInLinkStatus, MessageDescriptor> = defineMessages({
  open: { id: 'creators.links.open', defaultMessage: 'Not used yet' },
  'signed-in': { id: 'creators.links.signed-in', defaultMessage: 'Used, still signed in' },
  'signed-out': { id: 'creators.links.signed-out', defaultMessage: 'Used, signed out' },
  withdrawn: { id: 'creators.links.withdrawn', defaultMessage: 'Withdrawn' },
  expired: { id: 'creators.links.expired', defaultMessage: 'Expired' },
});

const tones = {
  open: 'warning',
  'signed-in': 'success',
  'signed-out': 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const satisfies Record<SignInLinkStatus, string>;

function linkColumns(intl: IntlShape): DataColumn<SignInLink>[] {
  const status = (link: SignInLink) => signInLinkStatus(link, serverNow());
  return [
    {
      key: 'made',
      header: intl.formatMessage({ id: 'creators.created', defaultMessage: 'Created' }),
      cell: ({ madeAt }) => <ExactTime time={madeAt} />,
      text: ({ madeAt }) => exactTime(madeAt),
      isTime: true,
    },
    {
      key: 'status',
      header: intl.formatMessage({ id: 'creators.links.status', defaultMessage: 'Status' }),
      cell: (link) => (
        <StatusBadge tone={tones[status(link)]}>
          <FormattedMessage {...statusTexts[status(link)]} />
        </StatusBadge>
      ),
      text: (link) => intl.formatMessage(statusTexts[status(link)]),
    },
    {
      key: 'by',
      header: intl.formatMessage({ id: 'creators.links.by', defaultMessage: 'Created by' }),
      cell: ({ madeBy }) => <bdi>{madeBy.name}</bdi>,
      text: ({ madeBy }) => madeBy.name ?? '',
    },
    {
      key: 'device',
      header: intl.formatMessage({ id: 'creators.links.device', defaultMessage: 'Device' }),
      cell: (link) => link.usedAt && <DeviceName session={link} />,
      text: ({ browser, system }) => [browser, system].filter(Boolean).join(', '),
    },
    {
      key: 'used',
      header: intl.formatMessage({ id: 'creators.links.used', defaultMessage: 'Used' }),
      cell: ({ usedAt }) => usedAt && <ExactTime time={usedAt} />,
      text: ({ usedAt }) => (usedAt ? exactTime(usedAt) : ''),
      isTime: true,
    },
    {
      key: 'expires',
      header: intl.formatMessage({ id: 'creators.links.expires', defaultMessage: 'Valid until' }),
      cell: ({ expiresAt }) => <ExactTime time={expiresAt} />,
      text: ({ expiresAt }) => exactTime(expiresAt),
      isTime: true,
    },
  ];
}
