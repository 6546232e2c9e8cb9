import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { permissions } from '#domain/permissions/permissions.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { RecordHistory } from '#src/features/admin/audit/index.ts';
import { SavedViews } from '#src/features/admin/views/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { StaffFormScreen } from './staff-form-screen.tsx';
import { StaffListScreen } from './staff-list-screen.tsx';
import {
  liveStaffExportMachine,
  liveStaffFormMachine,
  liveStaffListMachine,
  liveStaffMemberMachine,
  type StaffFilters,
} from './staff-machines.ts';
import { StaffMemberScreen } from './staff-member-screen.tsx';
import { staffPaths } from './staff-paths.ts';

/** /app/staff: the list; one member with `?member=`; its form with `edit`, a new one with `new`. */
export default function StaffRoute() {
  const [search] = useSearchParams();
  const id = search.get('member');
  if (search.has('new')) return <StaffForm key="new" id={null} />;
  if (id === null) return <StaffMembers />;
  return search.has('edit') ? <StaffForm key={id} id={id} /> : <OneMember key={id} id={id} />;
}

const urlFilters = {
  read: (search: URLSearchParams): StaffFilters => {
    const status = search.get('status');
    const permission = search.get('permission');
    return {
      search: search.get('search') ?? '',
      status: status === 'active' || status === 'blocked' ? status : 'all',
      permission: permissions.find((each) => each === permission) ?? 'all',
    };
  },
  write: ({ search, status, permission }: StaffFilters) =>
    new URLSearchParams({
      ...(search && { search }),
      ...(status !== 'all' && { status }),
      ...(permission !== 'all' && { permission }),
    }),
};

function StaffMembers() {
  const [search] = useSearchParams();
  const list = useActorRef(liveStaffListMachine, { input: { filters: urlFilters.read(search) } });
  const exporter = useActorRef(liveStaffExportMachine);
  const [filters, setFilters] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  return (
    <StaffListScreen
      actor={list}
      exporter={exporter}
      filters={filters}
      onFilters={setFilters}
      views={<SavedViews list="staff" />}
    />
  );
}

function OneMember({ id }: { id: string }) {
  const actor = useActorRef(liveStaffMemberMachine, { input: { recordId: id } });
  useGlobalEvents(actor);
  return (
    <StaffMemberScreen
      actor={actor}
      history={({ account, access }) => (
        <RecordHistory
          key={`${account.updatedAt} ${access.sessions.length} ${account.hasSecondFactor}`}
          subject={{ kind: 'staff', id: account.staffUserId }}
        />
      )}
    />
  );
}

function StaffForm({ id }: { id: string | null }) {
  const actor = useActorRef(liveStaffFormMachine, { input: { id } });
  useGlobalEvents(actor);
  const navigate = useNavigate();
  useEffect(() => {
    // A new member's link is shown first.
    const subscription = actor.on('record.saved', ({ subject: { account, link } }) => {
      if (account && !link) navigate(staffPaths.record(account), { replace: true });
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate]);
  return <StaffFormScreen actor={actor} />;
}
