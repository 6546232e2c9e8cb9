import { defineMessages, type MessageDescriptor } from 'react-intl';
import { routeAccess, type Visitor } from '#domain/navigation/routes.ts';

export type NavigationLink = {
  key: string;
  to: string;
  text: MessageDescriptor;
  /** Left out of the drawer, which has a shorter list (spec point 2). */
  isBarOnly?: boolean;
};
export type NavigationGroup = { key: string; text: MessageDescriptor; links: NavigationLink[] };
export type NavigationEntry = NavigationLink | NavigationGroup;

/** Of a component that loads entries and passes them on. */
export type LoadedEntriesProps = { onLoad: (entries: readonly NavigationEntry[]) => void };

/** Texts of entries that creators and staff have in common. */
export const sharedTexts = defineMessages({
  dashboard: { id: 'app.nav.dashboard', defaultMessage: 'Dashboard', description: 'Navigation' },
  archived: {
    id: 'app.nav.archived',
    defaultMessage: 'Archived',
    description: 'Navigation: archived posts',
  },
  wall: {
    id: 'app.nav.wall',
    defaultMessage: 'Wall of fame',
    description: 'Navigation: posts that staff chose',
  },
});

const texts = defineMessages({
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
});

export const creatorEntries: NavigationEntry[] = [
  { key: 'dashboard', to: '/app/post/list', text: sharedTexts.dashboard },
  { key: 'archived', to: '/app/post/list?archived=true', text: sharedTexts.archived },
  { key: 'wall', to: '/app/post/featured/wall', text: sharedTexts.wall },
  { key: 'analytics', to: '/app/analytics', text: texts.analytics },
  { key: 'leaderboard', to: '/app/leaderboard', text: texts.leaderboard },
  { key: 'earnings', to: '/app/earnings', text: texts.earnings },
];

/** The entries of the drawer: those of the bar, without what phones leave out. */
export const drawerEntries = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap<NavigationEntry>((entry) => {
    if (!('links' in entry)) return entry.isBarOnly ? [] : [entry];
    const links = entry.links.filter(({ isBarOnly }) => !isBarOnly);
    return links.length > 0 ? [{ ...entry, links }] : [];
  });

/** Of the entries, those whose pages are open to this person. */
export function openEntries(
  entries: readonly NavigationEntry[],
  visitor: Visitor,
): NavigationEntry[] {
  const isOpen = ({ to }: NavigationLink) =>
    routeAccess(to.split('?')[0] ?? to, visitor).kind === 'show';
  return entries.flatMap<NavigationEntry>((entry) => {
    if (!('links' in entry)) return isOpen(entry) ? [entry] : [];
    const links = entry.links.filter(isOpen);
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
}
