import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import { operationPlaces } from '#generated/operations.ts';
import type { OperationId } from '#server/http/handler.ts';
import { flushChartUsage } from '#server/modules/chart-usage/usage-buffer.ts';
import { writeConfidentialFile } from '#server/platform/encryption/confidential-files.ts';
import { operationNames } from '#src/features/admin/audit/operation-names.ts';
import { fingerprint, picture, type Stage, setStage } from '#test/contract/contract-fixtures.ts';
import { approveBank } from '../fixtures/payment-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { plainRequests } from '../fixtures/valid-requests.ts';
import type { TestServer } from '../harness/test-server.ts';

/*
 * Every operation of the contract, called by staff with all permissions. One that changes something
 * leaves an entry in the audit trail, or is listed here with the reason. An operation that is
 * refused is listed, too, so that a new one cannot be forgotten.
 */

/** What changes and leaves no entry. */
const withoutEntry: Partial<Record<OperationId, string>> = {
  login: 'the plain request signs in a creator; audit-trail.test.ts signs in staff',
  requestPasswordReset: 'nobody is signed in',
  startAuthenticator: 'nothing is in force before confirmAuthenticator',
  confirmAuthenticator: 'counts the wrong code of the plain request; see recordStaffEvent',
  logout: 'ends the own session',
  setAppLanguage: 'a setting of the person',
  saveView: 'a setting of the person',
  resetNewUserCookie: 'a setting of the browser',
  readNotifications: 'marks of one’s own list',
  changeNotificationSettings: 'one’s own settings',
  subscribeToPush: 'one’s own device',
  unsubscribeFromPush: 'one’s own device',
  claimReview: 'ends by itself after some minutes',
  releaseReview: 'ends a claim',
  recordChartUsage: 'sums without a person',
  createVideoUpload: 'a file of a draft; the post has an entry',
};

/** What the request of this test cannot do, and where it is looked at instead. */
const refused: Partial<Record<OperationId, string>> = {
  appealBlock: 'for blocked people',
  linkOgcAccount: 'for creators',
  getLogins: 'for creators',
  linkLogin: 'for creators',
  unlinkLogin: 'for creators',
  updatePhoneNo: 'for creators',
  accountLinking: 'for creators with a choice',
  extendAccountChoice: 'for creators with a choice',
  getPhoneChange: 'for creators',
  undoPhoneChange: 'for creators',
  register: 'for creators',
  closeAccount: 'for creators',
  agreeToNotices: 'for creators',
  reopenAccount: 'for creators',
  requestDataExport: 'for creators',
  createDataExportLink: 'for creators',
  answerAgencyInvitation: 'for creators',
  leaveAgency: 'for creators',
  viewAgencyInvitation: 'reads',
  getAgencyOverview: 'for agencies',
  getAgencyCreator: 'for agencies',
  getAgencyEarnings: 'for agencies',
  getAgencyMonths: 'for agencies',
  getAgencyInvitations: 'for agencies',
  createAgencyInvitation: 'for agencies',
  revokeAgencyInvitation: 'for agencies',
  updateProfile: 'for creators',
  withdrawProfileChange: 'for creators',
  invoiceAccepted: 'for creators',
  ingestCrawledPosts: 'for another service',
  ingestEngagement: 'for another service',
  reauthenticate: 'proves who is there and changes nothing',
  getBulkAction: 'reads own actions',
  retryBulkAction: 'for own actions, bulk-actions.test.ts',
  cancelBulkAction: 'for own actions, bulk-actions.test.ts',
  changePassword: 'staff-security.test.ts',
  resetPassword: 'staff-security.test.ts',
  createPasswordResetLink: 'staff-security.test.ts',
  resetSecondFactor: 'staff-security.test.ts',
  addPasskey: 'recordStaffEvent',
  renewRecoveryCodes: 'recordStaffEvent',
  finishPasskeySignIn: 'openSignIn',
  verifySecondFactor: 'openSignIn',
  requestSecondOpinion: 'second-opinions.test.ts',
  getPostAppeal: 'for creators',
  getAppeal: 'reads',
  createAppeal: 'for creators',
  claimAppeal: 'ends by itself after some minutes',
  decideAppeal: 'decide-appeals.test.ts',
  undoDecision: 'undo-decisions.test.ts',
  uploadImage: 'a file of a draft; the post has an entry',
  uploadConfidentialImage: 'a file of a form',
  getImageOrientation: 'reads',
  continueVideoUpload: 'a file of a draft',
  cancelVideoUpload: 'a file of a draft',
};

/** Callers of these see account numbers, documents or addresses of another person. */
const opensConfidentialData: readonly OperationId[] = [
  'getBankDetails',
  'getConfidentialImage',
  'getInvoiceList',
  'getInvoicePdf',
  'getZipInvoice',
  'getProblemReport',
];

const isRead = (id: OperationId) =>
  !opensConfidentialData.includes(id) && ['get', 'head'].includes(operationPlaces[id].method);

let stage: Stage;
/** Requests that succeed where the plain ones name nobody. */
let requests: Partial<Record<OperationId, object>>;

beforeAll(async () => {
  stage = await setStage();
  const { server, known } = stage;
  const creator = await signInAs(server, { role: 'creator', position: { work: 'pending' } });
  const ogc = await signInAs(server, { role: 'creator' });
  const { userId } = creator;
  await server.db
    .updateTable('people')
    .set({ creator_type: 'OGC' })
    .where('id', '=', ogc.userId)
    .execute();
  await approveBank(server, userId);
  await server.db
    .updateTable('people')
    .set({ position: sql`position || '{"bank": "pending"}'` })
    .where('id', '=', userId)
    .execute();
  const { data: report } = await creator.call('createProblemReport', {
    ...plainRequests.createProblemReport,
    headers: { 'idempotency-key': crypto.randomUUID() },
  } as never);
  const { reportId } = report as { reportId: string };
  const [document] = await writtenDocuments(server, userId);
  const [invoiceId] = known.invoiceId ?? [];
  const [postUID] = known.postUID ?? [];
  const [, sentPostUID] = known.postUID ?? [];
  const moderator = await signInAsStaff(server);
  const formerModerator = await deactivatedStaff(server);
  requests = {
    updateStaffMember: { body: { staffUserId: moderator.userId, name: 'Raghav Menon' } },
    deactivateStaffMember: { body: { staffUserId: moderator.userId, reason: 'Left' } },
    reactivateStaffMember: { body: { staffUserId: formerModerator, reason: 'Back' } },
    updateDetailsStatus: { body: { creatorUserId: userId, action: 'approve' } },
    viewWorkApprovalByFilter: { body: { creatorUserId: userId } },
    updateCreator: { body: { creatorData: { creatorUserId: userId, name: 'Asha Pawar' } } },
    startBulkAction: {
      body: { kind: 'hide-hashtags', ids: [crypto.randomUUID()], expectedTotal: 1 },
    },
    sendStaffMessage: { body: { creatorUserId: ogc.userId, text: 'Hello' } },
    blockCreator: { body: { creatorUserId: userId, action: 'block', reason: 'spam' } },
    createSignInLink: { body: { accountUserId: userId } },
    getSignInLinks: { query: { accountUserId: userId } },
    convertOgcToUgc: { body: { payload: { creatorUserId: ogc.userId } } },
    getConversion: { body: { creatorUserId: ogc.userId } },
    updateInvoiceStatus: { body: { action: 'cancel', invoiceId, reason: 'Wrong month' } },
    getInvoiceList: { body: { invoiceId, isAccountOpen: true } },
    getProblemReport: { path: { reportId } },
    getInvoicePdf: { path: { invoiceId } },
    getPostById: { body: {}, path: { postId: postUID } },
    getReviewContext: { body: { postUID } },
    getPostHistory: { body: { postUID } },
    getPostVersions: { body: { postUID } },
    getPostVersion: { body: { postUID, revision: 1 } },
    getPublication: { body: { deliveryId: known.deliveryId?.[0] } },
    resendPublication: { body: { deliveryId: known.deliveryId?.[0] } },
    claimReview: { body: { postUID: sentPostUID } },
    getOgcPostById: { body: {}, path: { postId: known.offsetId?.[0] } },
    saveBankDetails: { body: { action: 'approve', creatorUserId: userId } },
    getConfidentialImage: { path: { fileId: document } },
    getBankDetails: { query: { userId: known.creatorUserId?.[0] } },
  };
}, 60_000);
afterAll(() => stage?.server.stop());

/** The id of a member of staff whose account is deactivated. */
async function deactivatedStaff(server: TestServer): Promise<string> {
  const { userId } = await signInAsStaff(server);
  await server.db
    .updateTable('people')
    .set({ position: sql`position || '{"accountStatus": "blocked"}'` })
    .where('id', '=', userId)
    .execute();
  return userId;
}

/** Writes the file of a creator's bank details. */
async function writtenDocuments({ db, deps }: TestServer, ownerId: string): Promise<string[]> {
  const files = await db
    .selectFrom('confidential_files')
    .where('owner_id', '=', ownerId)
    .select('id')
    .execute();
  for (const { id } of files)
    await writeConfidentialFile(deps.storage, deps.cipher, id, await picture('png'));
  return files.map(({ id }) => id);
}

const operations = Object.keys(operationPlaces) as OperationId[];

it.each(operations)('%s leaves an entry when staff change something with it', async (id) => {
  const { server } = stage;
  const permissions = [...rolePermissions.staff, 'MANAGE_STAFF'] as const;
  const staff = await signInAs(server, { role: 'staff', permissions });
  const before = await fingerprint(server);
  const { status } = await staff.call(id, (requests[id] ?? plainRequests[id]) as never);
  // Counts of charts are written later, otherwise while another operation is looked at.
  await flushChartUsage(server.db);
  const isChanged = (await fingerprint(server)) !== before;
  const entries = await server.db
    .selectFrom('audit_entries')
    .where('person_id', '=', staff.userId)
    .select('operation')
    .execute();
  if (status >= 400 && !withoutEntry[id] && !isRead(id))
    expect(refused[id], `is refused with ${status}`).toBeDefined();
  if (opensConfidentialData.includes(id)) expect(entries).toEqual([{ operation: id }]);
  if (isChanged && !withoutEntry[id]) expect(entries).toEqual([{ operation: id }]);
  for (const { operation } of entries)
    expect(operationNames[operation as OperationId], 'has a name on the screen').toBeDefined();
});
