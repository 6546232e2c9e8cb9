import { defineMessages } from 'react-intl';
import { type NavigationEntry, sharedTexts } from './navigation-entries.ts';

const texts = defineMessages({
  approve: {
    id: 'app.nav.approve',
    defaultMessage: 'Approve Details',
    description: 'Navigation: submenu of staff',
  },
  work: {
    id: 'app.nav.work',
    defaultMessage: 'Work details',
    description: 'Navigation: profiles to approve',
  },
  review: {
    id: 'app.nav.review',
    defaultMessage: 'Review queue',
    description: 'Navigation: posts to review',
  },
  appeals: {
    id: 'app.nav.appeals',
    defaultMessage: 'Appeals',
    description: 'Navigation: decisions that creators do not agree with',
  },
  publications: {
    id: 'app.nav.publications',
    defaultMessage: 'Failed publications',
    description: 'Navigation: posts that the publisher did not take',
  },
  bank: {
    id: 'app.nav.bank',
    defaultMessage: 'Bank details',
    description: 'Navigation: bank details to approve',
  },
  manage: {
    id: 'app.nav.manage',
    defaultMessage: 'Manage Accounts',
    description: 'Navigation: submenu of staff',
  },
  cards: {
    id: 'app.nav.cards',
    defaultMessage: 'Announcements',
    description: 'Navigation: communication cards',
  },
  source: { id: 'app.nav.source', defaultMessage: 'Sources', description: 'Navigation' },
  account: {
    id: 'app.nav.account',
    defaultMessage: 'Publisher accounts',
    description: 'Navigation: publishers whose posts are crawled',
  },
  creator: { id: 'app.nav.creator', defaultMessage: 'Creators', description: 'Navigation' },
  agency: { id: 'app.nav.agency', defaultMessage: 'Agencies', description: 'Navigation' },
  convert: {
    id: 'app.nav.convert',
    defaultMessage: 'OGC to ICC',
    description: 'Navigation: converts creators of crawled posts',
  },
  invoices: { id: 'app.nav.invoices', defaultMessage: 'Invoices', description: 'Navigation' },
  campaigns: { id: 'app.nav.campaigns', defaultMessage: 'Campaigns', description: 'Navigation' },
  featured: {
    id: 'app.nav.featured',
    defaultMessage: 'Featured posts',
    description: 'Navigation: chooses the wall of fame',
  },
  hashtags: { id: 'app.nav.hashtags', defaultMessage: 'Hashtags', description: 'Navigation' },
  charts: {
    id: 'app.nav.charts',
    defaultMessage: 'Flow usage',
    description: 'Navigation: how often the steps of the portal are used',
  },
  administration: {
    id: 'app.nav.administration',
    defaultMessage: 'Admin',
    description: 'Navigation: submenu of administrators',
  },
  audit: {
    id: 'app.nav.audit',
    defaultMessage: 'Audit trail',
    description: 'Navigation: what members of staff did',
  },
  staff: {
    id: 'app.nav.staff',
    defaultMessage: 'Staff accounts',
    description: 'Navigation: colleagues, their permissions and devices',
  },
});

export const staffEntries: NavigationEntry[] = [
  { key: 'dashboard', to: '/app/internal', text: sharedTexts.dashboard },
  { key: 'archived', to: '/app/post/list?archived=true', text: sharedTexts.archived },
  { key: 'wall', to: '/app/post/featured/wall', text: sharedTexts.wall },
  {
    key: 'manage',
    text: texts.manage,
    links: [
      { key: 'cards', to: '/app/commConfig', text: texts.cards },
      { key: 'source', to: '/app/source', text: texts.source },
      { key: 'account', to: '/app/account', text: texts.account },
      { key: 'creator', to: '/app/creator', text: texts.creator },
      { key: 'agency', to: '/app/agency', text: texts.agency },
      { key: 'convert', to: '/app/ogcToUgc', text: texts.convert, isBarOnly: true },
      { key: 'invoices', to: '/app/invoice', text: texts.invoices },
      { key: 'campaigns', to: '/app/campaigns', text: texts.campaigns, isBarOnly: true },
      { key: 'featured', to: '/app/markFeaturedPost', text: texts.featured, isBarOnly: true },
      { key: 'hashtags', to: '/app/hashtags', text: texts.hashtags, isBarOnly: true },
      { key: 'charts', to: '/app/charts', text: texts.charts, isBarOnly: true },
    ],
  },
  {
    key: 'approve',
    text: texts.approve,
    links: [
      { key: 'work', to: '/app/approve-details', text: texts.work },
      { key: 'review', to: '/app/review', text: texts.review },
      { key: 'appeals', to: '/app/appeals', text: texts.appeals },
      { key: 'bank', to: '/app/bank-details', text: texts.bank, isBarOnly: true },
      { key: 'publications', to: '/app/publications', text: texts.publications, isBarOnly: true },
    ],
  },
  {
    key: 'administration',
    text: texts.administration,
    links: [
      { key: 'staff', to: '/app/staff', text: texts.staff },
      { key: 'audit', to: '/app/audit', text: texts.audit, isBarOnly: true },
    ],
  },
];
