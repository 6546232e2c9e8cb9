/** The areas of the help page and their questions, in the order in which they are shown. */
export const helpAreas = {
  'sign-in': ['no-code', 'other-ways', 'new-number', 'lost-phone', 'two-accounts', 'signed-out'],
  profile: ['profile-review', 'profile-rejected', 'profile-change', 'handle'],
  writing: ['offline', 'own-script', 'formats', 'drafts', 'earlier-text', 'cannot-send'],
  media: ['photos', 'videos', 'upload-stopped', 'ai'],
  review: ['post-review', 'post-rejected', 'withdraw', 'edit-published', 'unpublish'],
  money: ['when-paid', 'bank-details', 'bank-change', 'tax', 'deleted-post'],
  agency: ['agency-sees', 'agency-leave'],
} as const;

export type HelpArea = keyof typeof helpAreas;
export type HelpQuestion = (typeof helpAreas)[HelpArea][number];

export const helpAreaNames = Object.keys(helpAreas) as HelpArea[];

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
  ['/app/agency-', 'agency'],
  ['/app/own-creators', 'agency'],
];

/** The area that helps on a page; undefined where none is closer than the others. */
export function helpAreaOfPage(path: string): HelpArea | undefined {
  return areasByPath.find(([start]) => path.startsWith(start))?.[1];
}
