import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeAccess } from '#domain/navigation/routes.ts';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import { operationPlaces } from '#generated/operations.ts';
import type { OperationId } from '#server/http/handler.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { plainRequests } from '../fixtures/valid-requests.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

/*
 * Permissions: each operation of the contract by each kind of person, with a valid request
 * (plain-requests.ts). If the person is allowed, the status is the server's answer to that request:
 * 404 for an unknown creator, 409 for a profile that was submitted already. Ownership is tested
 * with the operations.
 */

const kinds = {
  nobody: undefined,
  'new creator': { role: 'creator' },
  'approved creator': { role: 'creator', position: { work: 'approved' } },
  'blocked creator': { role: 'creator', position: { work: 'approved', accountStatus: 'blocked' } },
  agency: { role: 'agency' },
  'staff without permissions': { role: 'staff', permissions: [] },
  'staff that approve creators': { role: 'staff', permissions: ['APPROVE_CREATOR'] },
  'internal staff': { role: 'staff', permissions: ['INTERNAL'] },
  'staff with all of staff': { role: 'staff' },
} as const;

type Kind = keyof typeof kinds;

const open = (status: number) => Array<number>(9).fill(status);
/** For signed-in people. */
const signedIn = (status: number) => [
  401,
  status,
  status,
  401,
  status,
  status,
  status,
  status,
  status,
];
/** For all permissions of creators, agencies and staff. */
const creators = (status: number) => [401, status, status, 401, status, 403, 403, 403, status];
/** For INTERNAL. */
const internals = (status: number) => [401, 403, 403, 401, 403, 403, 403, status, status];
/** For managers of creators: staff who approve them, and agencies. */
const managers = (status: number) => [401, 403, 403, 401, status, 403, status, 403, status];
const approvers = (status: number) => [401, 403, 403, 401, 403, 403, status, 403, status];

/** For staff, whatever they may do. */
const staff = (status: number) => [401, 403, 403, 401, 403, status, status, status, status];
/** For staff with any permission of staff. */
const staffMembers = (status: number) => [401, 403, 403, 401, 403, 403, status, status, status];
/** For agencies only. */
const agencies = (status: number) => [401, 403, 403, 401, status, 403, 403, 403, 403];
const nobodyHere = [401, 403, 403, 401, 403, 403, 403, 403, 403];

/** The statuses in the order of `kinds`. */
const matrix: Record<OperationId, number[]> = {
  login: open(200),
  logout: open(200),
  getCurrentUser: open(200),
  resetNewUserCookie: signedIn(200),
  updatePhoneNo: [200, 200, 200, 200, 200, 403, 403, 403, 403],
  getSessions: signedIn(200),
  revokeSession: signedIn(200),
  logoutEverywhere: signedIn(200),
  getLogins: [401, 200, 200, 401, 200, 403, 403, 403, 403],
  // A link belongs to one account: the second creator finds a conflict, and an agency cannot be
  // merged.
  unlinkLogin: [401, 200, 200, 401, 200, 403, 403, 403, 403],
  linkLogin: [401, 200, 200, 401, 409, 403, 403, 403, 403],
  linkOgcAccount: open(403),
  reauthenticate: signedIn(409),
  getPhoneChange: open(404),
  undoPhoneChange: open(404),
  createSignInLink: [401, 403, 403, 401, 403, 403, 403, 404, 404],
  getSignInLinks: internals(200),
  startPasskeySignIn: open(200),
  finishPasskeySignIn: open(400),
  verifySecondFactor: open(401),
  getSecurity: staff(200),
  startPasskey: staff(200),
  addPasskey: staff(400),
  removePasskey: staff(200),
  startAuthenticator: staff(200),
  confirmAuthenticator: staff(400),
  removeAuthenticator: staff(200),
  // There is no second factor to replace.
  renewRecoveryCodes: staff(409),
  // These members of staff have no password.
  changePassword: [401, 403, 403, 401, 403, 403, 403, 403, 403],
  requestPasswordReset: open(200),
  resetPassword: open(400),
  // For MANAGE_STAFF, tested in staff-security.test.ts and staff-members.test.ts.
  createPasswordResetLink: nobodyHere,
  getStaffSessions: nobodyHere,
  endStaffSessions: nobodyHere,
  resetSecondFactor: nobodyHere,
  getAuditTrail: nobodyHere,
  getStaffOverview: staffMembers(200),
  getSavedViews: staffMembers(200),
  getBulkActions: staffMembers(200),
  getBulkAction: staffMembers(404),
  // No creator has this agency.
  startBulkAction: approvers(404),
  retryBulkAction: staffMembers(404),
  cancelBulkAction: staffMembers(404),
  saveView: staffMembers(200),
  deleteView: staffMembers(200),
  getStaffMembers: nobodyHere,
  addStaffMember: nobodyHere,
  updateStaffMember: nobodyHere,
  deactivateStaffMember: nobodyHere,
  reactivateStaffMember: nobodyHere,
  getAccountChoice: signedIn(200),
  accountLinking: signedIn(404),
  extendAccountChoice: signedIn(403),
  setAppLanguage: open(200),
  getConfig: open(200),
  getEditorApiKey: creators(200),
  getCommConfig: signedIn(200),
  upsertCommConfig: internals(200),
  listCampaigns: internals(200),
  saveCampaign: internals(200),
  getRunningCampaigns: creators(200),
  getUpdates: signedIn(200),
  getNotifications: signedIn(200),
  readNotifications: signedIn(200),
  getNotificationSettings: signedIn(200),
  changeNotificationSettings: signedIn(200),
  // The test server has no key for pushes.
  subscribeToPush: signedIn(400),
  unsubscribeFromPush: signedIn(200),
  register: [401, 200, 409, 401, 200, 403, 403, 403, 200],
  updateProfile: [401, 409, 200, 401, 409, 403, 403, 403, 409],
  withdrawProfileChange: creators(409),
  checkHandle: creators(200),
  suggestHandles: creators(200),
  getProfileDetails: signedIn(200),
  getWorkApprovalByFilter: approvers(200),
  viewWorkApprovalByFilter: approvers(404),
  updateDetailsStatus: approvers(404),
  getAgencyByFilter: managers(200),
  upsertAgency: [401, 403, 403, 401, 403, 403, 200, 403, 409],
  getAgencyOverview: agencies(200),
  getAgencyCreator: agencies(404),
  getAgencyEarnings: agencies(200),
  getAgencyMonths: agencies(200),
  getAgencyInvitations: agencies(200),
  createAgencyInvitation: agencies(200),
  revokeAgencyInvitation: agencies(404),
  viewAgencyInvitation: signedIn(404),
  answerAgencyInvitation: signedIn(404),
  getOwnAgency: signedIn(200),
  leaveAgency: signedIn(409),
  listCreators: managers(200),
  createCreator: managers(200),
  updateCreator: managers(404),
  sendStaffMessage: approvers(404),
  blockCreator: approvers(404),
  uploadImage: signedIn(404),
  getImageOrientation: signedIn(415),
  getAccountByFilter: approvers(200),
  upsertAccount: approvers(200),
  getSourceByFilter: approvers(200),
  searchSources: approvers(200),
  // The key of the plain request is taken the second time.
  upsertSource: [401, 403, 403, 401, 403, 403, 200, 403, 409],
  convertOgcToUgc: approvers(404),
  getConversion: approvers(404),
  ingestCrawledPosts: open(401),
  getOgcPostByFilter: creators(200),
  getOgcPostById: creators(404),
  uploadConfidentialImage: creators(415),
  getConfidentialImage: signedIn(404),
  createVideoUpload: creators(201),
  getVideoOffset: creators(404),
  continueVideoUpload: creators(415),
  cancelVideoUpload: creators(404),
  getVideo: creators(404),
  getVideoFile: open(404),
  beginProviderVisit: open(200),
  getBankDetails: creators(200),
  getSealingKey: creators(200),
  saveBankDetails: approvers(404),
  getBankDetailsByFilter: approvers(200),
  getPaymentList: creators(200),
  invoiceAccepted: [401, 404, 404, 401, 404, 404, 404, 404, 404],
  getInvoiceList: [401, 200, 200, 401, 200, 403, 403, 200, 200],
  getAccountClosing: [401, 200, 200, 401, 403, 403, 403, 403, 403],
  closeAccount: [401, 200, 200, 401, 403, 403, 403, 403, 403],
  reopenAccount: [401, 409, 409, 401, 403, 403, 403, 403, 403],
  getOwnProblemReports: signedIn(200),
  createProblemReport: signedIn(200),
  deleteProblemReport: signedIn(200),
  listProblemReports: approvers(404),
  getProblemReport: approvers(404),
  getConsents: [401, 200, 200, 401, 403, 403, 403, 403, 403],
  agreeToNotices: [401, 200, 200, 401, 200, 403, 403, 403, 403],
  getCreatorConsents: approvers(404),
  getDataExport: [401, 200, 200, 401, 403, 403, 403, 403, 403],
  requestDataExport: [401, 200, 200, 401, 403, 403, 403, 403, 403],
  createDataExportLink: [401, 404, 404, 401, 403, 403, 403, 403, 403],
  getDataExportFile: [401, 404, 404, 401, 403, 403, 403, 403, 403],
  getZipInvoice: [401, 404, 404, 401, 404, 403, 403, 404, 404],
  updateInvoiceStatus: [401, 403, 403, 401, 403, 403, 403, 404, 404],
  getInvoicePdf: signedIn(404),
  getRateCards: signedIn(200),
  saveRateCard: [401, 403, 403, 401, 403, 403, 403, 200, 200],
  getPostPage: open(404),
  getPictureOriginal: open(404),
  getPicture: open(404),
  upsertPost: creators(200),
  getPostByFilter: creators(200),
  getReviewQueue: internals(200),
  getPostById: creators(404),
  // The wall of fame is switched off.
  getFeaturedPosts: [401, 409, 409, 401, 409, 403, 403, 200, 200],
  upsertFeaturedPost: internals(200),
  searchPublishedPosts: internals(200),
  getFailedPublications: internals(200),
  getPublication: internals(404),
  resendPublication: internals(404),
  findDuplicates: creators(200),
  getPostHistory: creators(404),
  getPostVersion: creators(404),
  getPostVersions: creators(404),
  // Only with the limited access of a blocked person: blocked-access.test.ts.
  getBlockedAccount: open(401),
  appealBlock: open(401),
  getPostAppeal: creators(404),
  createAppeal: creators(404),
  getAppeals: internals(200),
  getAppeal: internals(404),
  claimAppeal: internals(404),
  releaseAppeal: internals(200),
  decideAppeal: internals(404),
  getAppealStatistics: internals(200),
  claimReview: internals(404),
  getReviewContext: internals(404),
  getReviewStatistics: internals(200),
  requestSecondOpinion: internals(404),
  undoDecision: staffMembers(404),
  releaseReview: internals(200),
  getLanguages: open(200),
  getLocations: open(200),
  searchLocations: signedIn(200),
  getGenres: open(200),
  searchHashtags: signedIn(200),
  saveHashtag: internals(200),
  listHashtags: internals(200),
  getDhTags: signedIn(200),
  getQuickAnalytics: creators(200),
  getEngagementTrend: creators(200),
  getPostAnalytics: creators(404),
  getLeaderboard: creators(200),
  recordChartUsage: open(204),
  listChartUsage: internals(200),
  getChartUsage: internals(200),
  ingestEngagement: open(401),
  getLiveness: open(200),
  getReadiness: open(200),
};

const operationIds = Object.keys(operationPlaces) as OperationId[];

describe('permissions of every operation', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer('pglite');
  }, 60_000);
  afterAll(() => server?.stop());

  it('is said of every operation of the contract', () => {
    const unsaid = operationIds.filter((id) => matrix[id]?.length !== Object.keys(kinds).length);
    expect(unsaid, 'These operations need a row in the matrix: say who may call them.').toEqual([]);
    expect(Object.keys(matrix).filter((id) => !(id in operationPlaces))).toEqual([]);
  });

  it.each(operationIds)('%s', async (id) => {
    const answers: Record<string, number> = {};
    for (const [kind, who] of Object.entries(kinds)) {
      const client = who ? await signInAs(server, who) : server.client();
      answers[kind] = (await client.call(id, withOwnIds(plainRequests[id]))).status;
      // Limits are not what this is about.
      server.clock.advance(3600);
      await server.db
        .updateTable('people')
        .set({ handle: null })
        .where('handle', 'is not', null)
        .execute();
    }
    const expected = Object.keys(kinds).map((kind, index) => [kind as Kind, matrix[id]?.[index]]);
    expect(answers).toEqual(Object.fromEntries(expected));
  });
});

/** The operation with which each page of staff loads what it shows. */
const pageLoads: Record<string, OperationId> = {
  '/app/agency': 'getAgencyByFilter',
  '/app/creator': 'listCreators',
  '/app/account': 'getAccountByFilter',
  '/app/source': 'getSourceByFilter',
  '/app/approve-details': 'getWorkApprovalByFilter',
  '/app/bank-details': 'getBankDetailsByFilter',
  '/app/ogcToUgc': 'convertOgcToUgc',
  '/app/commConfig': 'upsertCommConfig',
  '/app/campaigns': 'listCampaigns',
  '/app/markFeaturedPost': 'upsertFeaturedPost',
  '/app/hashtags': 'listHashtags',
  '/app/appeals': 'getAppeals',
  '/app/publications': 'getFailedPublications',
  '/app/charts': 'listChartUsage',
  '/app/review': 'getReviewQueue',
  '/app/security': 'getSecurity',
};

it.each(Object.entries(pageLoads))('%s is open to staff who may call %s', (path, id) => {
  const columns = Object.keys(kinds);
  for (const [kind, permissions] of [
    ['staff that approve creators', ['APPROVE_CREATOR']],
    ['internal staff', ['INTERNAL']],
    ['staff with all of staff', rolePermissions.staff],
  ] as const) {
    const visitor = {
      nextScreen: 'dashboard',
      permissions,
      flags: { enableWallOfFame: false },
      region: 'DH_APP',
    } as const;
    const mayCall = matrix[id][columns.indexOf(kind)] !== 403;
    expect(routeAccess(path, visitor).kind === 'show', kind).toBe(mayCall);
  }
});

/** With ids of its own, so that no call meets what another has made. */
function withOwnIds<Request>(request: Request): Request {
  const text = JSON.stringify(request ?? {});
  return JSON.parse(
    text.replace(/"clientId":"[^"]+"/, `"clientId":"${crypto.randomUUID()}"`),
  ) as Request;
}
