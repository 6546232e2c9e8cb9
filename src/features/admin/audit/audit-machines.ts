import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Reply, Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import type { AuditEntry } from './audit-entries.tsx';

/** What is searched in the audit trail; an empty text means all. Days are YYYY-MM-DD. */
export type AuditFilters = {
  staffUserId: string;
  operation: string;
  subjectKind: Schemas['AuditSubjectKind'] | '';
  subjectId: string;
  fromDay: string;
  toDay: string;
};

export const auditListMachine = createPagedList<AuditEntry, AuditFilters>((entry) => [
  entry.entryId,
]);

export const liveAuditListMachine = auditListMachine.provide({
  actors: {
    loadPage: operationActor('getAuditTrail', auditRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getAuditTrail', { ...auditRequest(request), signal }),
    ),
  },
});

export const auditExportMachine = createListExport<AuditEntry, AuditFilters>();

export const liveAuditExportMachine = auditExportMachine.provide({
  actors: { loadPage: operationActor('getAuditTrail', auditRequest) },
});

function auditRequest({ filters, pageUrl }: PageRequest<AuditFilters>): Request<'getAuditTrail'> {
  const { subjectKind, ...texts } = filters;
  const given = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return {
    body: {
      filters: {
        ...Object.fromEntries(given.map(([name, text]) => [name, text.trim()])),
        ...(subjectKind && { subjectKind }),
      },
    },
    query: pageQuery(pageUrl),
  };
}

/** Colleagues, for the filter by person. */
export const colleaguesMachine = createResource<Reply<'getStaffSessions'>, null>();

export const liveColleaguesMachine = colleaguesMachine.provide({
  actors: { loadResource: operationActor('getStaffSessions', () => ({ query: {} })) },
});
