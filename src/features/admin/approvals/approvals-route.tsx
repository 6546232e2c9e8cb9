import { useActorRef } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { profileRejectionReasons } from '#domain/post/rejection-reasons.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import {
  type ApprovalFilters,
  DecisionMade,
  DecisionPage,
  DecisionPanel,
  liveApprovalListMachine,
  liveProfileDecisionMachine,
} from '#src/features/review/index.ts';
import { ProfileRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { ApprovalsScreen } from './approvals-screen.tsx';
import { SubmittedProfile } from './submitted-profile.tsx';

const statuses = ['pending', 'approved', 'rejected'] as const;

/** /app/approve-details: the list, or one profile with `?creator=`. */
export default function ApprovalsRoute() {
  const [search] = useSearchParams();
  const creator = search.get('creator');
  return creator ? <OneProfile key={creator} id={creator} /> : <Profiles />;
}

const urlFilters = {
  read: (search: URLSearchParams): ApprovalFilters => ({
    status: statuses.find((candidate) => candidate === search.get('status')) ?? 'pending',
    name: '',
  }),
  write: ({ status }: ApprovalFilters) =>
    new URLSearchParams(status === 'pending' ? {} : { status }),
};

function Profiles() {
  const [search] = useSearchParams();
  const list = useActorRef(liveApprovalListMachine, {
    input: { filters: urlFilters.read(search), isPolled: true },
  });
  const [filters, follow] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  return <ApprovalsScreen actor={list} filters={filters} onFilters={follow} />;
}

function OneProfile({ id }: { id: string }) {
  const decision = useActorRef(liveProfileDecisionMachine, { input: { id } });
  useGlobalEvents(decision);
  return (
    <DecisionPage
      title={<FormattedMessage id="staff.profile.title" defaultMessage="Review profile" />}
      back={{
        href: '/app/approve-details',
        label: <FormattedMessage id="staff.approvals.back" defaultMessage="All profiles" />,
      }}
    >
      <DecisionPanel
        actor={decision}
        renderSubject={(approval) => <SubmittedProfile approval={approval} />}
        isOpen={({ status, profile }) =>
          status === 'pending' || profile.change?.status === 'pending'
        }
        acceptLabel={<FormattedMessage id="staff.profile.approve" defaultMessage="Approve" />}
        reasonsFor={() => profileRejectionReasons}
        renderReason={(reason) => <ProfileRejectionReasonMessage reason={reason} />}
        canBePermanent={false}
        after={<DecisionMade next="/app/approve-details" />}
      />
    </DecisionPage>
  );
}
