/** One call of a list of staff. Without a body it is a GET. */
export type ListRequest = { path: string; body?: object };

const post = (path: string, bodies: object[]): ListRequest[] =>
  bodies.map((body) => ({ path, body }));
const get = (path: string, queries: string[]): ListRequest[] =>
  queries.map((query) => ({ path: query ? `${path}?${query}` : path }));

/**
 * The first page of every list of staff, with its usual filters and, where it has a search, with
 * parts of common and of rare names.
 */
export const staffListRequests: Record<string, ListRequest[]> = {
  agencies: post('/api/agency/getAgencyByFilter', [
    {},
    { agencyData: { search: 'media' } },
    { agencyData: { search: 'andes' } },
    { agencyData: { accountStatus: 'active' } },
  ]),
  creators: post('/api/creator/list', [
    {},
    { sort: 'name' },
    { sort: 'followers', filters: { accountStatus: 'active' } },
    { filters: { workApproval: 'pending' } },
    { filters: { accountStatus: 'blocked', creatorType: 'ICC' } },
    { filters: { search: 'कुमार' } },
    { filters: { search: 'पूजा शर्मा' } },
    { filters: { search: 'homas' } },
    { sort: 'name', filters: { search: 'কুমার' } },
    { sort: 'followers', filters: { search: 'thomas' } },
    { filters: { search: '70012' } },
  ]),
  'publisher accounts': post('/api/account/getAccountByFilter', [
    { filters: {} },
    { filters: { search: 'times' } },
    { filters: { search: 'vid' } },
    { filters: { isActive: false } },
  ]),
  sources: post('/api/source/getSourceByFilter', [
    { filters: {} },
    { filters: { search: 'sakal' } },
    { filters: { language: 'mr' } },
    { filters: { crawling: false } },
  ]),
  'communication cards': get('/api/commConfig', ['', 'paymentType=ICC', 'search=write']),
  invoices: post('/api/invoice/getInvoiceList', [
    {},
    { invoiceState: 'ACCEPTED' },
    { invoiceState: 'CANCELLED' },
    { month: '2026-08' },
    { month: '2026-08', invoiceState: 'ISSUED' },
    { search: '2627/0000' },
    { search: 'कुमार' },
  ]),
  campaigns: get('/api/campaign/list', ['', 'status=running', 'status=ended']),
  hashtags: post('/api/hashtags/list', [
    { filters: {} },
    { filters: { search: 'mons' } },
    { filters: { search: 'soon' } },
    { filters: { isHidden: true } },
    { filters: { isDhTag: true } },
  ]),
  'audit trail': post('/api/staff/auditTrail', [
    { filters: {} },
    { filters: { operation: 'blockCreator' } },
    { filters: { subjectKind: 'creator' } },
    { filters: { subjectKind: 'invoice' } },
    { filters: { fromDay: '2026-01-01', toDay: '2026-06-30' } },
  ]),
  'rate cards': get('/api/payment/rates', ['']),
  'bank approvals': post('/api/bankDetails/getBankDetailsByFilter', [
    {},
    { filters: { status: 'approved' } },
    { filters: { status: 'rejected' } },
    { filters: { status: 'approved', search: 'कुमार' } },
  ]),
  'published posts': post('/api/post/searchPublished', [
    { filters: {} },
    { filters: { title: 'cricket' } },
  ]),
};
