import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { profileRejectionReasons } from '#domain/post/rejection-reasons.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import {
  type ApprovalFilters,
  closeRejectionDraft,
  DecisionPanel,
  liveApprovalExportMachine,
  liveApprovalListMachine,
  liveDecisionUndoMachine,
  liveProfileDecisionMachine,
  liveProfileWorkQueueMachine,
  NextLink,
  profileDecision,
  type QueueActor,
  readRejectionDraft,
  reasonsInOneGroup,
  type ShownItem,
  type UndoActor,
  useItemAddress,
  type WorkApproval,
  WorkSession,
} from '#src/features/review/index.ts';
import { ProfileRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { ApprovalsScreen } from './approvals-screen.tsx';
import { SubmittedProfile } from './submitted-profile.tsx';

const statuses = ['pending', 'approved', 'rejected'] as const;

/** /app/approve-details: the list, or one profile after the other with `?creator=`. */
export default function ApprovalsRoute() {
  const [search] = useSearchParams();
  const filters = urlFilters.write(urlFilters.read(search)).toString();
  return search.has('creator') ? <Profiles key={filters} /> : <ProfileList />;
}

const urlFilters = {
  read: (search: URLSearchParams): ApprovalFilters => ({
    status: statuses.find((candidate) => candidate === search.get('status')) ?? 'pending',
    name: search.get('name') ?? '',
  }),
  write: ({ status, name }: ApprovalFilters) =>
    new URLSearchParams({ ...(status !== 'pending' && { status }), ...(name && { name }) }),
};

function ProfileList() {
  const [search] = useSearchParams();
  const list = useActorRef(liveApprovalListMachine, {
    input: { filters: urlFilters.read(search), isPolled: true },
  });
  const exporter = useActorRef(liveApprovalExportMachine);
  const [filters, follow] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  const query = urlFilters.write(filters).toString();
  return (
    <ApprovalsScreen
      actor={list}
      exporter={exporter}
      filters={filters}
      onFilters={follow}
      query={query}
    />
  );
}

function Profiles() {
  const [search] = useSearchParams();
  const filters = urlFilters.read(search);
  const queue = useActorRef(liveProfileWorkQueueMachine, {
    input: { current: search.get('creator') ?? '', filters },
  });
  const undo = useActorRef(liveDecisionUndoMachine);
  useItemAddress(queue, 'creator');
  useGlobalEvents(queue);
  useGlobalEvents(undo);
  const query = urlFilters.write(filters).toString();
  const list = query ? `/app/approve-details?${query}` : '/app/approve-details';
  return (
    <WorkSession
      queue={queue}
      undo={undo}
      back={{
        href: list,
        label: <FormattedMessage id="staff.approvals.back" defaultMessage="All profiles" />,
      }}
      renderItem={(item) => (
        <OneProfile key={item.id} item={item} queue={queue} undo={undo} list={list} />
      )}
    />
  );
}

const draftKey = ({ creatorUserId }: Pick<WorkApproval, 'creatorUserId'>) =>
  `profile:${creatorUserId}`;

type OneProfileProps = {
  item: ShownItem<WorkApproval>;
  queue: QueueActor<WorkApproval, ApprovalFilters>;
  undo: UndoActor;
  list: string;
};

const isPending = ({ status, profile }: WorkApproval) =>
  status === 'pending' || profile.change?.status === 'pending';

function OneProfile({ item: { id, subject }, queue, undo, list }: OneProfileProps) {
  const draft = draftKey({ creatorUserId: id });
  const decision = useActorRef(liveProfileDecisionMachine, {
    input: { id, subject, isRejecting: readRejectionDraft(draft)?.isOpen ?? false },
  });
  useGlobalEvents(decision);
  useEffect(() => {
    const subscription = decision.on('decision.made', ({ subject: profile, verdict }) => {
      if (verdict.kind === 'moderation') return;
      closeRejectionDraft(draft);
      undo.send({ type: 'decision.recorded', decision: profileDecision(profile, verdict) });
      queue.send({ type: 'item.decided', id });
    });
    return () => subscription.unsubscribe();
  }, [decision, queue, undo, id, draft]);
  return (
    <Box width="full" maxWidth="prose">
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="staff.profile.title" defaultMessage="Review profile" />
        </PageTitle>
        <DecisionPanel
          actor={decision}
          renderSubject={(approval) => <SubmittedProfile approval={approval} />}
          isOpen={isPending}
          acceptLabel={<FormattedMessage id="staff.profile.approve" defaultMessage="Approve" />}
          reasonsFor={() => reasonsInOneGroup(profileRejectionReasons)}
          renderReason={(reason) => <ProfileRejectionReasonMessage reason={reason} />}
          canBePermanent={false}
          draftKey={draftKey}
          after={
            <Row>
              <NextLink to={list} />
            </Row>
          }
        />
      </Stack>
    </Box>
  );
}
