import type { HelpArea } from './help-areas.ts';

const areasByPath: readonly (readonly [start: string, area: HelpArea])[] = [
  ['/login', 'sign-in'],
  ['/verify-phone', 'sign-in'],
  ['/merge-accounts', 'sign-in'],
  ['/profile', 'profile'],
  ['/pending', 'profile'],
  ['/app/profile', 'profile'],
  ['/app/post/create', 'writing'],
  ['/app/post/edit', 'writing'],
  ['/app/post', 'review'],
  ['/bank-details', 'money'],
  ['/app/earnings', 'money'],
  ['/app/notifications', 'notifications'],
  ['/app/agency-', 'agency'],
  ['/app/own-creators', 'agency'],
];

/** The area that helps on a page; undefined where none is closer than the others. */
export function helpAreaOfPage(path: string): HelpArea | undefined {
  return areasByPath.find(([start]) => path.startsWith(start))?.[1];
}
