import { describe, expect, it } from 'vitest';
import { operationPlaces } from '#generated/operations.ts';
import {
  operationsOf,
  readContract,
  resolve,
  type Schema,
} from '../../../scripts/contract/contract-document.ts';

type OperationId = keyof typeof operationPlaces;

/**
 * The calls of spec point 7: the operation, its method and address, then what is sent: names in the
 * query after a question mark, fields of the body without one.
 */
const calls: [operation: OperationId, place: string, ...sent: string[]][] = [
  ['register', 'POST /api/register', 'registerData', 'user'],
  ['updateProfile', 'POST /api/updateProfile', 'profileData', 'user'],
  ['checkHandle', 'POST /api/checkHandle', '?handle'],
  ['accountLinking', 'POST /api/accountLinking', 'user', 'isTimedOut', 'dhAccount'],
  ['updatePhoneNo', 'POST /api/updatePhoneNo', 'phone', 'otp', 'action', 'userId'],
  ['login', 'POST /api/auth/login'],
  ['linkOgcAccount', 'POST /api/auth/login/linkOgcAccount', 'user', 'queryParams'],
  ['linkLogin', 'POST /api/auth/link', 'user', 'userHeader'],
  ['logout', 'GET /api/auth/logout'],
  ['resetNewUserCookie', 'GET /api/auth/resetNewUserCookie'],
  ['getCurrentUser', 'GET /api/auth/getCurrentUser'],
  ['uploadImage', 'POST /api/image', '?isFile', 'imageFile', 'imageObject'],
  ['uploadConfidentialImage', 'POST /api/confidential/image', '?isFile', '?userId', 'file'],
  ['getImageOrientation', 'POST /api/image-orientation', 'imageFile'],
  ['setAppLanguage', 'POST /api/setAppLanguage', 'appLanguage'],
  ['upsertPost', 'POST /api/post/upsert/update', 'post', 'userId'],
  ['getFeaturedPosts', 'POST /api/post/getFeaturedPosts'],
  ['upsertFeaturedPost', 'POST /api/post/upsertFeaturedPost', 'postIds', 'userId'],
  [
    'getPostByFilter',
    'POST /api/post/getPostByFilter',
    '?archived',
    'filters',
    'pageNumber',
    'pageSize',
    'userId',
  ],
  [
    'getOgcPostByFilter',
    'POST /api/post/getOGCPostByFilter',
    'filters',
    'count',
    'pageValue',
    'offsetId',
    'userId',
  ],
  ['getPostById', 'POST /api/post/{postId}', '?archived', 'userId'],
  ['getOgcPostById', 'POST /api/post/getOGCPostById/{postId}', 'userId'],
  ['listCampaigns', 'GET /api/campaign/list'],
  ['saveCampaign', 'POST /api/campaign/save', 'campaign'],
  ['getConfig', 'GET /api/config'],
  ['getCommConfig', 'GET /api/commConfig', '?dhUserId', '?paymentType'],
  ['getEditorApiKey', 'GET /api/getEditorApiKey'],
  ['getAgencyByFilter', 'POST /api/agency/getAgencyByFilter', 'agencyData'],
  ['upsertAgency', 'POST /api/agency/upsert', 'agencyData'],
  ['listCreators', 'POST /api/creator/list', 'pageNumber', 'filters'],
  ['createCreator', 'POST /api/creator/create', 'creatorData'],
  ['updateCreator', 'POST /api/creator/update', 'creatorData'],
  ['blockCreator', 'POST /api/creator/block', 'creatorUserId', 'userId', 'action'],
  ['getAccountByFilter', 'POST /api/account/getAccountByFilter', 'filters'],
  ['upsertAccount', 'POST /api/account/upsert', 'accountData'],
  ['getSourceByFilter', 'POST /api/source/getSourceByFilter', 'pageNumber', 'filters'],
  ['searchSources', 'POST /api/source/searchFilter', 'queryParams'],
  ['convertOgcToUgc', 'POST /api/source/convertOgcToUgc', 'payload'],
  ['upsertSource', 'POST /api/source/upsert', 'sourceData'],
  ['getLanguages', 'GET /api/languages'],
  ['getLocations', 'GET /api/locations'],
  ['searchHashtags', 'POST /api/hashtags', 'hashtagName', 'filterHidden'],
  ['getDhTags', 'GET /api/dhtags'],
  ['getQuickAnalytics', 'GET /api/analytics/getQuickAnalytics', '?userId'],
  ['getProfileDetails', 'GET /api/getProfileDetails', '?userId'],
  ['getPaymentList', 'POST /api/getPaymentList'],
  ['invoiceAccepted', 'POST /api/invoiceAccepted'],
  ['getWorkApprovalByFilter', 'POST /api/workApproval/getworkApprovalByFilter', 'approvalType'],
  [
    'viewWorkApprovalByFilter',
    'POST /api/workApproval/viewWorkApprovalByFilter',
    'creatorUserId',
    'userId',
  ],
  [
    'updateDetailsStatus',
    'POST /api/workApproval/updateDetailsStatus',
    'creatorUserId',
    'action',
    'userId',
  ],
  ['getBankDetails', 'GET /api/bankDetails'],
  ['saveBankDetails', 'POST /api/bankDetails', 'payload', 'currentUser'],
  ['getInvoiceList', 'POST /api/invoice/getInvoiceList', 'creator', 'month', 'invoiceState'],
  ['getZipInvoice', 'POST /api/invoice/getZipInvoice', 'creator', 'month'],
];

const contract = readContract();

/** The names of all fields that a body may have, whatever its kind and variant. */
function fieldsOf(schema: Schema): string[] {
  const { properties = {}, oneOf = [], anyOf = [], allOf = [] } = resolve(contract, schema);
  return [...Object.keys(properties), ...[...oneOf, ...anyOf, ...allOf].flatMap(fieldsOf)];
}

function sentBy(id: OperationId): string[] {
  const found = operationsOf(contract).find(({ operation }) => operation.operationId === id);
  if (!found) return [];
  const { parameters = [], requestBody } = found.operation;
  const query = parameters
    .map((parameter) => resolve(contract, parameter))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => `?${name}`);
  const content = Object.values(requestBody ? (resolve(contract, requestBody).content ?? {}) : {});
  return [...query, ...content.flatMap(({ schema }) => (schema ? fieldsOf(schema) : []))];
}

describe('the calls of the specification', () => {
  // spec 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 7.7, 7.8, 7.9, 7.10, 7.11, 7.12, 7.13, 7.14, 7.15, 7.16
  // spec 7.17, 7.18, 7.19, 7.20, 7.21, 7.22, 7.23, 7.24, 7.25, 7.26, 7.27, 7.28, 7.29, 7.30, 7.31
  // spec 7.32, 7.33, 7.34, 7.35, 7.36, 7.37, 7.38, 7.39, 7.40, 7.41, 7.42, 7.43, 7.44, 7.45, 7.46
  // spec 7.47, 7.48, 7.49, 7.50, 7.51, 7.52, 7.53, 7.54
  it.each(calls)('%s is %s and takes what is sent', (id, place, ...sent) => {
    const { method, path } = operationPlaces[id];
    expect(`${method.toUpperCase()} ${path}`).toBe(place);
    expect(sentBy(id)).toEqual(expect.arrayContaining(sent));
  });

  it('are 54', () => {
    expect(new Set(calls.map(([id]) => id)).size).toBe(54);
  });
});
