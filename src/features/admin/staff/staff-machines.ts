import { fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { type StaffMemberValues, staffMemberForm } from '#domain/forms/staff-member-form.ts';
import type { Permission } from '#domain/permissions/permissions.ts';
import {
  type StaffAccount,
  type StaffAction,
  type StaffActionResult,
  type StaffActionValues,
  type StaffMemberRecord,
  staffMemberMachine,
} from '#machines/flow/admin/staff-member.ts';
import type { ConfirmedAction } from '#machines/kit/list-actions.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

export type StaffFilters = {
  search: string;
  status: Schemas['AccountStatus'] | 'all';
  permission: Permission | 'all';
};

export const staffListMachine = createPagedList<StaffAccount, StaffFilters>((row) => [
  row.staffUserId,
]);

export const liveStaffListMachine = staffListMachine.provide({
  actors: {
    loadPage: operationActor('getStaffMembers', staffRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getStaffMembers', { ...staffRequest(request), signal }),
    ),
  },
});

export const staffExportMachine = createListExport<StaffAccount, StaffFilters>();

export const liveStaffExportMachine = staffExportMachine.provide({
  actors: { loadPage: operationActor('getStaffMembers', staffRequest) },
});

function staffRequest({
  filters: { search, status, permission },
  pageUrl,
}: PageRequest<StaffFilters>): Request<'getStaffMembers'> {
  const text = search.trim();
  return {
    body: {
      filters: {
        ...(text && { search: text }),
        ...(status !== 'all' && { accountStatus: status }),
        ...(permission !== 'all' && { permission }),
      },
    },
    query: pageQuery(pageUrl),
  };
}

export const liveStaffMemberMachine = staffMemberMachine.provide({
  actors: {
    loadRows: fromPromise<{ rows: StaffMemberRecord[] }, { recordId: string | null }>(
      async ({ input: { recordId }, signal }) => ({ rows: [await loadMember(recordId, signal)] }),
    ),
    act: fromPromise<StaffActionResult, ConfirmedAction<StaffAction, StaffActionValues>>(
      ({ input, signal }) => act(input, signal),
    ),
  },
});

async function act(
  { action, values, key }: ConfirmedAction<StaffAction, StaffActionValues>,
  signal: AbortSignal,
): Promise<StaffActionResult> {
  if (!action) throw new Error('There is nothing to do.');
  const { staffUserId } = action.account;
  const reason = values?.reason ?? '';
  const headers = { 'Idempotency-Key': key };
  switch (action.kind) {
    case 'reset-link':
      return { link: await call('createPasswordResetLink', { body: { staffUserId }, signal }) };
    case 'reset-factor':
      await call('resetSecondFactor', { body: { staffUserId, reason }, signal });
      break;
    case 'deactivate':
      await call('deactivateStaffMember', { body: { staffUserId, reason }, headers, signal });
      break;
    case 'reactivate':
      await call('reactivateStaffMember', { body: { staffUserId, reason }, headers, signal });
      break;
    case 'end-session':
      await call('endStaffSessions', {
        body: { staffUserId, sessionId: action.session.sessionId },
        signal,
      });
      break;
    case 'end-sessions':
      await call('endStaffSessions', { body: { staffUserId }, signal });
  }
  return { link: null };
}

/** @throws Failure `not-found` */
async function loadMember(id: string | null, signal: AbortSignal): Promise<StaffMemberRecord> {
  const query = id === null ? {} : { staffUserId: id };
  const [account, access] = await Promise.all([
    loadAccount(id, signal),
    call('getStaffSessions', { query, signal }),
  ]);
  const row = access.rows.find(({ staffUserId }) => staffUserId === id);
  if (!row) throw new Failure({ code: 'not-found', status: 404 });
  return { account, access: row };
}

/** @throws Failure `not-found` */
async function loadAccount(id: string | null, signal: AbortSignal): Promise<StaffAccount> {
  const { rows } = await call('getStaffMembers', {
    body: { filters: { ...(id && { staffUserId: id }) } },
    query: {},
    signal,
  });
  const account = rows.find(({ staffUserId }) => staffUserId === id);
  if (!account) throw new Failure({ code: 'not-found', status: 404 });
  return account;
}

/** An account that is being changed, null while a new one is written; `link` of one just added. */
export type StaffSubject = {
  account: StaffAccount | null;
  link: { url: string; expiresAt: string } | null;
};

export const staffFormMachine = createRecordForm<StaffSubject, StaffMemberValues>({
  validate: (values) => fieldProblems(staffMemberForm, values),
  opensReadOnly: () => false,
});

export const liveStaffFormMachine = staffFormMachine.provide({
  actors: {
    loadRecord: fromPromise<StaffSubject, { id: string | null }>(
      async ({ input: { id }, signal }) => ({
        account: id === null ? null : await loadAccount(id, signal),
        link: null,
      }),
    ),
    saveRecord: fromPromise<StaffSubject, SaveRequest<StaffSubject, StaffMemberValues> | null>(
      async ({ input: request, signal }) => {
        if (!request) throw new Error('There is nothing to save.');
        return request.subject.account
          ? changeMember(request, request.subject.account, signal)
          : addMember(request.values, signal);
      },
    ),
  },
});

async function addMember(body: StaffMemberValues, signal: AbortSignal): Promise<StaffSubject> {
  const { member, ...link } = await call('addStaffMember', { body, signal });
  return { account: member, link };
}

/** Nobody changes their own permissions. */
async function changeMember(
  { values: { name, permissions }, key }: SaveRequest<StaffSubject, StaffMemberValues>,
  { staffUserId, updatedAt, isYou }: StaffAccount,
  signal: AbortSignal,
): Promise<StaffSubject> {
  const account = await call('updateStaffMember', {
    body: { staffUserId, updatedAt, name, ...(!isYou && { permissions }) },
    headers: { 'Idempotency-Key': key },
    signal,
  });
  return { account, link: null };
}
