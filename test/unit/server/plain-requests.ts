import type { OperationId } from '#server/handler.ts';

type Request = {
  body?: Record<string, unknown>;
  query?: Record<string, string>;
  path?: Record<string, string>;
  headers?: Record<string, string>;
};

/** For each operation that takes something, a request that breaks no rule of the contract. */
export const plainRequests: Partial<Record<OperationId, Request>> = {
  login: { body: { loginType: 'GOOGLE', googleAccessToken: 'person:plain' } },
  updatePhoneNo: { body: { phone: '9000000000', action: 'submit-phone' } },
  getLogins: {},
  revokeSession: { body: { sessionId: crypto.randomUUID() } },
  logoutEverywhere: { body: { keepCurrent: true } },
  linkLogin: { body: { user: { loginType: 'FACEBOOK', fbAccessToken: 'person:plain' } } },
  linkOgcAccount: {
    body: {
      user: { loginType: 'GOOGLE', googleAccessToken: 'person:plain' },
      queryParams: { email: 'meera@creator.example', source: 'paper' },
    },
  },
  reauthenticate: { body: { action: 'send-code' } },
  getPhoneChange: { body: { token: 'a'.repeat(43) } },
  undoPhoneChange: { body: { token: 'a'.repeat(43) } },
  createSignInLink: { body: { accountUserId: crypto.randomUUID() } },
  getSignInLinks: { query: { accountUserId: crypto.randomUUID() } },
  beginProviderVisit: {},
  startPasskeySignIn: {},
  startPasskey: {},
  startAuthenticator: {},
  renewRecoveryCodes: {},
  removeAuthenticator: {},
  finishPasskeySignIn: {
    body: {
      answer: { credentialId: 'YQ', clientDataJson: 'e30', authenticatorData: 'YQ', signature: 'YQ' },
    },
  },
  verifySecondFactor: { body: { method: 'authenticator', code: '123456' } },
  addPasskey: {
    body: {
      name: 'Phone',
      made: { credentialId: 'YQ', clientDataJson: 'e30', attestationObject: 'YQ', transports: [] },
    },
  },
  removePasskey: { body: { passkeyId: crypto.randomUUID() } },
  confirmAuthenticator: { body: { code: '123456' } },
  changePassword: {
    body: { currentPassword: 'a long enough password', newPassword: 'four bridges over one river' },
  },
  requestPasswordReset: { body: { email: 'nobody@creator.example' } },
  resetPassword: { body: { token: 'x'.repeat(43), newPassword: 'four bridges over one river' } },
  createPasswordResetLink: { body: { staffUserId: crypto.randomUUID() } },
  endStaffSessions: { body: { staffUserId: crypto.randomUUID() } },
  resetSecondFactor: { body: { staffUserId: crypto.randomUUID(), reason: 'Lost the phone' } },
  accountLinking: { body: { user: { userId: crypto.randomUUID() } } },
  extendAccountChoice: { body: { user: { userId: crypto.randomUUID() } } },
  setAppLanguage: { body: { appLanguage: 'hi' } },
  register: {
    body: { registerData: { name: 'Meera', handle: 'meera', bio: 'x', languages: ['hi'], isAdult: true } },
  },
  updateProfile: {
    body: { profileData: { name: 'Meera', handle: 'meera', bio: 'x', languages: ['hi'], isAdult: true } },
  },
  withdrawProfileChange: { body: { revision: 1 } },
  checkHandle: { query: { handle: 'meera' } },
  getWorkApprovalByFilter: { body: { approvalType: 'WORK' } },
  viewWorkApprovalByFilter: { body: { creatorUserId: crypto.randomUUID() } },
  updateDetailsStatus: { body: { creatorUserId: crypto.randomUUID(), action: 'approve' } },
  getAgencyByFilter: { body: { agencyData: {} } },
  upsertAgency: { body: { agencyData: { name: 'मराठी माध्यम समूह', email: 'office@marathi.example' } } },
  listCreators: { body: { filters: {} } },
  createCreator: { body: { creatorData: { name: 'Meera' } } },
  updateCreator: { body: { creatorData: { creatorUserId: crypto.randomUUID(), name: 'Meera' } } },
  getAccountByFilter: { body: { filters: {} } },
  upsertAccount: { body: { accountData: { name: 'विदर्भ प्रकाशन' } } },
  getSourceByFilter: { body: { filters: {} } },
  searchSources: { body: { queryParams: { search: 'vidarbha' } } },
  upsertSource: {
    body: {
      sourceData: {
        key: 'vidarbha-samachar',
        name: 'विदर्भ समाचार',
        language: 'hi',
        homeUrl: 'https://vidarbha.example/',
        ownerEmails: [],
      },
    },
  },
  convertOgcToUgc: { body: { payload: { creatorUserId: crypto.randomUUID() } } },
  ingestCrawledPosts: {
    body: {
      source: 'vidarbha-samachar',
      posts: [
        {
          url: 'https://vidarbha.example/1',
          title: 'संतरे की फसल',
          textContent: '<p>मंडियों में भाव गिरे।</p>',
          format: 'FORMAT_ARTICLE',
          publishedAt: '2026-11-20T05:00:00.000Z',
        },
      ],
    },
  },
  getOgcPostByFilter: { body: { filters: {} } },
  getOgcPostById: { body: {}, path: { postId: crypto.randomUUID() } },
  blockCreator: { body: { creatorUserId: crypto.randomUUID(), action: 'unblock' } },
  uploadImage: { body: { imageObject: { image: crypto.randomUUID() } } },
  uploadConfidentialImage: { query: { isFile: 'true' } },
  getImageOrientation: {},
  createVideoUpload: {
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '9', 'upload-metadata': 'filename YS5tcDQ=' },
  },
  getVideoOffset: { path: { videoId: crypto.randomUUID() }, headers: { 'tus-resumable': '1.0.0' } },
  continueVideoUpload: {
    path: { videoId: crypto.randomUUID() },
    headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0' },
  },
  cancelVideoUpload: { path: { videoId: crypto.randomUUID() }, headers: { 'tus-resumable': '1.0.0' } },
  getVideo: { path: { videoId: crypto.randomUUID() } },
  getVideoFile: { path: { file: `${crypto.randomUUID()}.mp4` } },
  getConfidentialImage: { path: { fileId: crypto.randomUUID() } },
  saveBankDetails: { body: { action: 'approve', creatorUserId: crypto.randomUUID() } },
  getBankDetailsByFilter: { body: { filters: {} } },
  getPaymentList: { body: {} },
  invoiceAccepted: { body: { invoiceId: crypto.randomUUID() } },
  getInvoiceList: { body: {} },
  getZipInvoice: { body: { month: '2026-10' } },
  updateInvoiceStatus: {
    body: { action: 'pay', invoiceId: crypto.randomUUID(), reference: 'HDFCN52026110712345' },
  },
  getInvoicePdf: { path: { invoiceId: crypto.randomUUID() } },
  saveRateCard: {
    body: {
      paymentType: 'ICC',
      fromMonth: '2027-01',
      rates: [{ format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 4000 }],
    },
  },
  getPictureOriginal: { path: { file: `${crypto.randomUUID()}.jpg` } },
  getPicture: { path: { size: '96x96_80', file: `${crypto.randomUUID()}.jpg` } },
  upsertPost: {
    body: { post: { action: 'save', clientId: crypto.randomUUID(), revision: 0, format: 'FORMAT_ARTICLE' } },
  },
  getPostByFilter: { body: { filters: {} } },
  getReviewQueue: { body: { filters: {} } },
  getPostById: { body: {}, path: { postId: crypto.randomUUID() } },
  claimReview: { body: { postUID: crypto.randomUUID() } },
  releaseReview: { body: { postUID: crypto.randomUUID() } },
  findDuplicates: { body: { clientId: crypto.randomUUID(), title: 'बारिश', textContent: '' } },
  getPostHistory: { body: { postUID: crypto.randomUUID() } },
  getPostVersion: { body: { postUID: crypto.randomUUID(), revision: 1 } },
  getPostVersions: { body: { postUID: crypto.randomUUID() } },
  ingestEngagement: {
    body: {
      batchId: crypto.randomUUID(),
      events: [{ postUID: crypto.randomUUID(), kind: 'views', at: '2026-11-21T06:00:00.000Z' }],
    },
  },
  getFeaturedPosts: { body: {} },
  upsertFeaturedPost: { body: { postIds: [] } },
  saveCampaign: {
    body: {
      campaign: {
        name: 'मानसून की कहानियाँ',
        description: '',
        startDay: '2026-11-15',
        endDay: '2026-12-15',
        languages: [],
        formats: [],
      },
    },
  },
  upsertCommConfig: {
    body: { card: { texts: [{ language: 'en', title: 'Write', text: 'About Diwali' }], isOn: false } },
  },
  saveHashtag: { body: { title: 'दीपावली', isHidden: false, isDhTag: true } },
  searchHashtags: { body: { hashtagName: 'a' } },
};
