import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationPlaces } from '#generated/operations.ts';
import type { OperationId } from '#server/http/handler.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { plainRequests } from '../fixtures/valid-requests.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

/*
 * Who may call what: each operation of the contract by each kind of person, with a request that
 * breaks no rule of the contract (plain-requests.ts). Where the person may act, the status is what
 * the server then says of that request: 404 of a creator whom nobody knows, 409 of a profile that
 * was submitted already. Whose things they are is a matter of the operations' own tests.
 */

const kinds = {
  nobody: undefined,
  'new creator': { role: 'creator' },
  'approved creator': { role: 'creator', position: { work: 'approved' } },
  'blocked creator': { role: 'creator', position: { work: 'approved', standing: 'blocked' } },
  agency: { role: 'agency' },
  'staff without permissions': { role: 'staff', permissions: [] },
  'staff that approve creators': { role: 'staff', permissions: ['APPROVE_CREATOR'] },
  'internal staff': { role: 'staff', permissions: ['INTERNAL'] },
  'staff with all of staff': { role: 'staff' },
} as const;

type Kind = keyof typeof kinds;

const open = (status: number) => Array<number>(9).fill(status);
/** For anybody who is signed in. */
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
/** For whom holds what creators, agencies and all of staff hold. */
const creators = (status: number) => [401, status, status, 401, status, 403, 403, 403, status];
/** For whom holds INTERNAL. */
const internals = (status: number) => [401, 403, 403, 401, 403, 403, 403, status, status];
/** For whom looks after creators: staff that approve them, and agencies. */
const managers = (status: number) => [401, 403, 403, 401, status, 403, status, 403, status];
const approvers = (status: number) => [401, 403, 403, 401, 403, 403, status, 403, status];

/** For staff, whatever they may do. */
const staff = (status: number) => [401, 403, 403, 401, 403, status, status, status, status];
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
  // There is no second factor that they could stand in for.
  renewRecoveryCodes: staff(409),
  // These members of staff have no password.
  changePassword: [401, 403, 403, 401, 403, 403, 403, 403, 403],
  requestPasswordReset: open(200),
  resetPassword: open(400),
  // For whom holds MANAGE_STAFF, of which staff-security.test.ts tells.
  createPasswordResetLink: nobodyHere,
  getStaffSessions: nobodyHere,
  endStaffSessions: nobodyHere,
  resetSecondFactor: nobodyHere,
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
  register: [401, 200, 409, 401, 200, 403, 403, 403, 200],
  updateProfile: [401, 409, 200, 401, 409, 403, 403, 403, 409],
  withdrawProfileChange: creators(409),
  checkHandle: creators(200),
  getProfileDetails: signedIn(200),
  getWorkApprovalByFilter: approvers(200),
  viewWorkApprovalByFilter: approvers(404),
  updateDetailsStatus: approvers(404),
  getAgencyByFilter: managers(200),
  upsertAgency: [401, 403, 403, 401, 403, 403, 200, 403, 409],
  listCreators: managers(200),
  createCreator: managers(200),
  updateCreator: managers(404),
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
  getZipInvoice: [401, 404, 404, 401, 404, 403, 403, 404, 404],
  updateInvoiceStatus: [401, 403, 403, 401, 403, 403, 403, 404, 404],
  getInvoicePdf: signedIn(404),
  getRateCards: signedIn(200),
  saveRateCard: [401, 403, 403, 401, 403, 403, 403, 200, 200],
  getPictureOriginal: open(404),
  getPicture: open(404),
  upsertPost: creators(200),
  getPostByFilter: creators(200),
  getReviewQueue: internals(200),
  getPostById: creators(404),
  // The wall of fame is switched off.
  getFeaturedPosts: [401, 409, 409, 401, 409, 403, 403, 403, 200],
  upsertFeaturedPost: internals(200),
  findDuplicates: creators(200),
  getPostHistory: creators(404),
  getPostVersion: creators(404),
  getPostVersions: creators(404),
  claimReview: internals(404),
  releaseReview: internals(200),
  getLanguages: open(200),
  getLocations: open(200),
  getGenres: open(200),
  searchHashtags: signedIn(200),
  saveHashtag: internals(200),
  getDhTags: signedIn(200),
  getQuickAnalytics: creators(200),
  getEngagementTrend: creators(200),
  getLeaderboard: creators(200),
  ingestEngagement: open(401),
  getLiveness: open(200),
  getReadiness: open(200),
};

const operationIds = Object.keys(operationPlaces) as OperationId[];

describe('who may call what', () => {
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
      await server.db.updateTable('people').set({ handle: null }).execute();
    }
    const expected = Object.keys(kinds).map((kind, index) => [kind as Kind, matrix[id]?.[index]]);
    expect(answers).toEqual(Object.fromEntries(expected));
  });
});

/** With ids of its own, so that no call meets what another has made. */
function withOwnIds<Request>(request: Request): Request {
  const text = JSON.stringify(request ?? {});
  return JSON.parse(
    text.replace(/"clientId":"[^"]+"/, `"clientId":"${crypto.randomUUID()}"`),
  ) as Request;
}
