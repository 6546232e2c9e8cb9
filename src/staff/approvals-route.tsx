import { useActorRef } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { profileRejectionReasons } from '#domain/rejection-reasons.ts';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { ProfileRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
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

function Profiles() {
  const [search, setSearch] = useSearchParams();
  const status = statuses.find((candidate) => candidate === search.get('status')) ?? 'pending';
  const filters: ApprovalFilters = { status, name: '' };
  const list = useActorRef(liveApprovalListMachine, { input: { filters } });
  useGlobalEvents(list);
  const follow = (next: ApprovalFilters) => {
    list.send({ type: 'filter.changed', filters: next });
    setSearch(next.status === 'pending' ? {} : { status: next.status });
  };
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
        isOpen={(approval) => approval.status === 'pending'}
        accept={<FormattedMessage id="staff.profile.approve" defaultMessage="Approve" />}
        reasonsFor={() => profileRejectionReasons}
        showReason={(reason) => <ProfileRejectionReasonMessage reason={reason} />}
        canBePermanent={false}
        after={<Decided next="/app/approve-details" />}
      />
    </DecisionPage>
  );
}
