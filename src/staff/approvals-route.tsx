import { useActorRef } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { profileRejectionReasons } from '#domain/rejection-reasons.ts';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { ProfileRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { useAddressFilters } from '#src/ui/use-address-filters.ts';
import { ApprovalsScreen } from './approvals-screen.tsx';
import { Decided } from './decided.tsx';
import { DecisionPage } from './decision-page.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import {
  type ApprovalFilters,
  liveApprovalListMachine,
  liveProfileDecisionMachine,
} from './live-machines.ts';
import { ProfileView } from './profile-view.tsx';

const statuses = ['pending', 'approved', 'rejected'] as const;

/** /app/approve-details: the list, or one profile with `?creator=`. */
export default function ApprovalsRoute() {
  const [search] = useSearchParams();
  const creator = search.get('creator');
  return creator ? <OneProfile key={creator} id={creator} /> : <Profiles />;
}

const naming = {
  read: (search: URLSearchParams): ApprovalFilters => ({
    status: statuses.find((candidate) => candidate === search.get('status')) ?? 'pending',
    name: '',
  }),
  write: ({ status }: ApprovalFilters) => new URLSearchParams(status === 'pending' ? {} : { status }),
};

function Profiles() {
  const [search] = useSearchParams();
  const list = useActorRef(liveApprovalListMachine, {
    input: { filters: naming.read(search), isKeptCurrent: true },
  });
  const [filters, follow] = useAddressFilters(list, naming);
  useGlobalEvents(list);
  return <ApprovalsScreen actor={list} filters={filters} onFilters={follow} />;
}

function OneProfile({ id }: { id: string }) {
  const decision = useActorRef(liveProfileDecisionMachine, { input: { id } });
  useGlobalEvents(decision);
  return (
    <DecisionPage
      title={<FormattedMessage id="staff.profile.title" defaultMessage="Profile for approval" />}
      back={{
        href: '/app/approve-details',
        label: <FormattedMessage id="staff.approvals.back" defaultMessage="All profiles" />,
      }}
    >
      <DecisionPanel
        actor={decision}
        show={(approval) => <ProfileView approval={approval} />}
        isOpen={({ status, profile }) => status === 'pending' || profile.change?.status === 'pending'}
        accept={<FormattedMessage id="staff.profile.approve" defaultMessage="Approve" />}
        reasonsFor={() => profileRejectionReasons}
        showReason={(reason) => <ProfileRejectionReasonMessage reason={reason} />}
        canBePermanent={false}
        after={<Decided next="/app/approve-details" />}
      />
    </DecisionPage>
  );
}
