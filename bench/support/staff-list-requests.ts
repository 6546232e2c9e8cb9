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
    { sort: 'newest' },
    { sort: 'newest', agencyData: { search: 'media', accountStatus: 'active' } },
    { agencyData: { email: 'house.7@agency.example' } },
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
    { filters: { workApproval: 'pending', creatorType: 'ICC' } },
    { sort: 'name', filters: { paymentType: 'ICC', accountStatus: 'active' } },
    { filters: { search: 'कुमार', workApproval: 'pending' } },
  ]),
  'publisher accounts': post('/api/account/getAccountByFilter', [
    { filters: {} },
    { filters: { search: 'times' } },
    { filters: { search: 'vid' } },
    { filters: { isActive: false } },
    { filters: { search: 'times', isActive: true } },
  ]),
  sources: post('/api/source/getSourceByFilter', [
    { filters: {} },
    { filters: { search: 'sakal' } },
    { filters: { language: 'mr' } },
    { filters: { crawling: false } },
    { filters: { search: 'sakal', language: 'hi', crawling: true } },
  ]),
  'communication cards': get('/api/commConfig', ['', 'paymentType=ICC', 'search=write']),
  invoices: post('/api/invoice/getInvoiceList', [
    {},
    { invoiceState: 'ACCEPTED' },
    { invoiceState: 'CANCELLED' },
    { month: '2026-08' },
    { month: '2026-08', invoiceState: 'ISSUED' },
    { sort: 'oldest', invoiceState: 'ACCEPTED' },
    { sort: 'amount' },
    { sort: 'amount', month: '2026-08', invoiceState: 'ACCEPTED' },
    { search: '2627/0000' },
    { search: '2627/00005F/102' },
    { search: 'कुमार' },
    { sort: 'oldest', search: 'कुमार', month: '2026-08', invoiceState: 'ISSUED' },
    { sort: 'amount', search: 'thomas', month: '2026-08' },
  ]),
  campaigns: get('/api/campaign/list', ['', 'status=running', 'status=ended', 'search=monsoon']),
  hashtags: post('/api/hashtags/list', [
    { filters: {} },
    { filters: { search: 'mons' } },
    { filters: { search: 'soon' } },
    { filters: { isHidden: true } },
    { filters: { isDhTag: true } },
    { filters: { search: 'नागपुर', isHidden: true } },
  ]),
  'audit trail': post('/api/staff/auditTrail', [
    { filters: {} },
    { filters: { operation: 'blockCreator' } },
    { filters: { subjectKind: 'creator' } },
    { filters: { subjectKind: 'invoice' } },
    { filters: { fromDay: '2026-01-01', toDay: '2026-06-30' } },
    { filters: { operation: 'blockCreator', fromDay: '2026-06-01', toDay: '2026-06-30' } },
  ]),
  'rate cards': get('/api/payment/rates', ['']),
  'bank approvals': post('/api/bankDetails/getBankDetailsByFilter', [
    {},
    { filters: { status: 'approved' } },
    { filters: { status: 'rejected' } },
    { filters: { status: 'approved', search: 'कुमार' } },
    { filters: { search: 'कुमार' } },
  ]),
  'published posts': post('/api/post/searchPublished', [
    { filters: {} },
    { filters: { title: 'cricket' } },
    { filters: { language: 'ta' } },
    { filters: { title: 'बारिश', language: 'hi', format: ['FORMAT_VIDEO'] } },
  ]),
  'profile approvals': post('/api/workApproval/getworkApprovalByFilter', [
    { approvalType: 'WORK' },
    { approvalType: 'WORK', filters: { status: 'rejected' } },
    { approvalType: 'WORK', filters: { name: 'कुमार' } },
    { approvalType: 'WORK', filters: { status: 'approved', name: 'homas' } },
  ]),
  'posts in review by part of a title or name': post('/api/post/getReviewQueue', [
    { filters: { search: 'बारिश' } },
    { filters: { search: 'कुमार' } },
    { filters: { search: 'cricket', language: 'hi' } },
    { filters: { available: true } },
  ]),
  'members of staff': post('/api/staff/members', [
    { filters: {} },
    { filters: { search: 'anita' } },
  ]),
};
