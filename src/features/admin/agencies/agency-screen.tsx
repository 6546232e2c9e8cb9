import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  AccountStatusBadge,
  BlockNotice,
  RecordPage,
  RecordValue,
  RecordValues,
} from '#src/features/admin/records/index.ts';
import { DateTime, Num } from '#src/ui/data/formatted-values.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { RouterButton, RouterLink } from '#src/ui/layout/router-link.tsx';
import { AgencyActionDialog } from './agency-action-dialog.tsx';
import type { Agency, agencyMachine } from './agency-machines.ts';
import { agencyPaths } from './agency-paths.ts';

type Props = { actor: ActorRefFrom<typeof agencyMachine> };
type ScreenProps = Props & { history: (agency: Agency) => ReactNode };

/** One agency: its details, its history, and what staff can do with it. */
export function AgencyScreen({ actor, history }: ScreenProps) {
  return (
    <RecordPage
      actor={actor}
      back={{
        href: agencyPaths.list,
        label: <FormattedMessage id="agencies.back" defaultMessage="All agencies" />,
      }}
      title={(agency) =>
        agency ? (
          <bdi>{agency.name}</bdi>
        ) : (
          <FormattedMessage id="agencies.one" defaultMessage="Agency" />
        )
      }
      actions={(agency) => <AgencyActions actor={actor} agency={agency} />}
      dialog={<AgencyActionDialog actor={actor} />}
    >
      {(agency) => (
        <>
          <BlockNotice block={agency.block} />
          <Card>
            <AgencyDetails agency={agency} />
          </Card>
          {history(agency)}
        </>
      )}
    </RecordPage>
  );
}

function AgencyActions({ actor, agency }: Props & { agency: Agency }) {
  const isActive = agency.accountStatus === 'active';
  const request = (kind: 'block' | 'unblock' | 'sign-in-link') =>
    actor.send({ type: 'action.requested', action: { kind, agency } });
  return (
    <>
      <RouterButton kind="secondary" size="sm" to={agencyPaths.edit(agency)}>
        <FormattedMessage id="agencies.edit" defaultMessage="Edit" description="Button" />
      </RouterButton>
      {isActive && (
        <Button kind="secondary" size="sm" onClick={() => request('sign-in-link')}>
          <FormattedMessage id="agencies.link" defaultMessage="Create sign-in link" />
        </Button>
      )}
      <Button kind="secondary" size="sm" onClick={() => request(isActive ? 'block' : 'unblock')}>
        {isActive ? (
          <FormattedMessage id="agencies.block" defaultMessage="Block" description="Button" />
        ) : (
          <FormattedMessage id="agencies.unblock" defaultMessage="Unblock" description="Button" />
        )}
      </Button>
    </>
  );
}

function AgencyDetails({ agency }: { agency: Agency }) {
  const { agencyUserId, accountStatus, email, contactName, phone, creatorCount } = agency;
  return (
    <RecordValues>
      <RecordValue name={<FormattedMessage id="agencies.status" defaultMessage="Account status" />}>
        <AccountStatusBadge status={accountStatus} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="agencies.email" defaultMessage="Email" />}>
        {email && <bdi dir="ltr">{email}</bdi>}
      </RecordValue>
      <RecordValue
        name={<FormattedMessage id="agencies.contact" defaultMessage="Contact person" />}
      >
        {contactName && <bdi>{contactName}</bdi>}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="agencies.phone" defaultMessage="Phone" />}>
        {phone && <bdi dir="ltr">{phone}</bdi>}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="agencies.creators" defaultMessage="Creators" />}>
        <RouterLink to={`/app/creator?agency=${agencyUserId}`}>
          <Num value={creatorCount} />
        </RouterLink>
      </RecordValue>
      <RecordValue name={<FormattedMessage id="agencies.created" defaultMessage="Created" />}>
        <DateTime time={agency.createdAt} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="agencies.updated" defaultMessage="Last change" />}>
        <DateTime time={agency.updatedAt} />
      </RecordValue>
    </RecordValues>
  );
}
