import { defineMessages } from 'react-intl';
import { type NavigationEntry, sharedTexts } from './navigation-entries.ts';

const texts = defineMessages({
  creators: {
    id: 'app.nav.own-creators',
    defaultMessage: 'Your creators',
    description: 'Navigation of agencies: the creators that they manage',
  },
  earnings: {
    id: 'app.nav.agency-earnings',
    defaultMessage: 'Earnings',
    description: 'Navigation of agencies: what their creators earned',
  },
  invoices: {
    id: 'app.nav.agency-invoices',
    defaultMessage: 'Invoices',
    description: 'Navigation of agencies: the invoices of their creators',
  },
  invitations: {
    id: 'app.nav.invitations',
    defaultMessage: 'Invitations',
    description: 'Navigation of agencies: links by which creators join',
  },
});

export const agencyEntries: NavigationEntry[] = [
  { key: 'creators', to: '/app/own-creators', text: texts.creators },
  { key: 'earnings', to: '/app/agency-earnings', text: texts.earnings },
  { key: 'invoices', to: '/app/earnings/invoices', text: texts.invoices },
  { key: 'invitations', to: '/app/agency-invitations', text: texts.invitations },
  { key: 'dashboard', to: '/app/post/list', text: sharedTexts.dashboard },
];
