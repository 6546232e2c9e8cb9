import { useSearchParams } from 'react-router';
import { auditSubjectKinds } from '#domain/audit/audit-subjects.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { SavedViews } from '#src/features/admin/views/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import {
  type AuditFilters,
  liveAuditExportMachine,
  liveAuditListMachine,
  liveColleaguesMachine,
} from './audit-machines.ts';
import { AuditScreen } from './audit-screen.tsx';

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

const urlFilters = {
  read: (search: URLSearchParams): AuditFilters => {
    const text = (name: string) => search.get(name) ?? '';
    const day = (name: string) => (dayShape.test(text(name)) ? text(name) : '');
    return {
      staffUserId: text('person'),
      operation: text('action'),
      subjectKind: auditSubjectKinds.find((kind) => kind === text('record')) ?? '',
      subjectId: text('id'),
      fromDay: day('from'),
      toDay: day('to'),
    };
  },
  write: (filters: AuditFilters) => {
    const named = {
      person: filters.staffUserId,
      action: filters.operation,
      record: filters.subjectKind,
      id: filters.subjectId,
      from: filters.fromDay,
      to: filters.toDay,
    };
    return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ''));
  },
};

/** /app/audit: the audit trail, for administrators. */
export default function AuditRoute() {
  const [search] = useSearchParams();
  const list = useActorRef(liveAuditListMachine, { input: { filters: urlFilters.read(search) } });
  const exporter = useActorRef(liveAuditExportMachine);
  const colleagues = useActorRef(liveColleaguesMachine, { input: { filters: null } });
  const [filters, setFilters] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  useGlobalEvents(colleagues);
  return (
    <AuditScreen
      actor={list}
      exporter={exporter}
      colleagues={colleagues}
      filters={filters}
      onFilters={setFilters}
      views={<SavedViews list="audit" />}
    />
  );
}
