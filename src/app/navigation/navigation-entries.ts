import { defineMessages, type MessageDescriptor } from 'react-intl';
import { routeAccess, type Visitor } from '#domain/navigation/routes.ts';

export type NavigationLink = { key: string; to: string; text: MessageDescriptor };
export type NavigationGroup = { key: string; text: MessageDescriptor; links: NavigationLink[] };
export type NavigationEntry = NavigationLink | NavigationGroup;

const texts = defineMessages({
  dashboard: { id: 'app.nav.dashboard', defaultMessage: 'Dashboard', description: 'Navigation' },
  wall: {
    id: 'app.nav.wall',
    defaultMessage: 'Wall of fame',
    description: 'Navigation: posts that staff chose',
  },
  analytics: {
    id: 'app.nav.analytics',
    defaultMessage: 'Analytics',
    description: 'Navigation: what readers did',
  },
  leaderboard: {
    id: 'app.nav.leaderboard',
    defaultMessage: 'Leaderboard',
    description: 'Navigation: the creators who were read most',
  },
  earnings: {
    id: 'app.nav.earnings',
    defaultMessage: 'Earnings',
    description: 'Navigation: what was earned, and the invoices',
  },
  archived: {
    id: 'app.nav.archived',
    defaultMessage: 'Archived',
    description: 'Navigation: archived posts',
  },
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
  staff: {
    id: 'app.nav.staff',
    defaultMessage: 'Staff accounts',
    description: 'Navigation: where colleagues are signed in',
  },
});

const creatorEntries: NavigationEntry[] = [
  { key: 'dashboard', to: '/app/post/list', text: texts.dashboard },
  { key: 'archived', to: '/app/post/list?archived=true', text: texts.archived },
  { key: 'wall', to: '/app/post/featured/wall', text: texts.wall },
  { key: 'analytics', to: '/app/analytics', text: texts.analytics },
  { key: 'leaderboard', to: '/app/leaderboard', text: texts.leaderboard },
  { key: 'earnings', to: '/app/earnings', text: texts.earnings },
];

const staffEntries: NavigationEntry[] = [
  { key: 'dashboard', to: '/app/internal', text: texts.dashboard },
  {
    key: 'approve',
    text: texts.approve,
    links: [
      { key: 'work', to: '/app/approve-details', text: texts.work },
      { key: 'review', to: '/app/review', text: texts.review },
    ],
  },
  { key: 'staff', to: '/app/staff-sessions', text: texts.staff },
];

/** What a person finds in the top bar and the drawer: only what exists and is open to them. */
export function navigationEntries(visitor: Visitor): NavigationEntry[] {
  const isOpen = ({ to }: NavigationLink) =>
    routeAccess(to.split('?')[0] ?? to, visitor).kind === 'show';
  const entries = visitor.permissions.includes('INTERNAL') ? staffEntries : creatorEntries;
  return entries.flatMap<NavigationEntry>((entry) => {
    if (!('links' in entry)) return isOpen(entry) ? [entry] : [];
    const links = entry.links.filter(isOpen);
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
}
