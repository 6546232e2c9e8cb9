/** The areas of the help page and their questions, in the order in which they are shown. */
export const helpAreas = {
  'sign-in': [
    'no-code',
    'other-ways',
    'new-number',
    'lost-phone',
    'two-accounts',
    'signed-out',
    'account-blocked',
  ],
  profile: ['profile-review', 'profile-rejected', 'profile-change', 'handle'],
  writing: ['offline', 'own-script', 'formats', 'drafts', 'earlier-text', 'cannot-send'],
  media: ['photos', 'phone-camera', 'videos', 'upload-stopped', 'ai'],
  review: [
    'post-review',
    'post-rejected',
    'second-review',
    'withdraw',
    'publishing-time',
    'change-publishing-time',
    'edit-published',
    'unpublish',
  ],
  money: ['when-paid', 'bank-details', 'bank-change', 'tax', 'deleted-post'],
  notifications: ['push', 'quiet-hours', 'reminder'],
  'own-data': ['data-copy', 'consents', 'who-sees', 'report-problem', 'close-account'],
  agency: ['agency-sees', 'agency-leave'],
} as const;

export type HelpArea = keyof typeof helpAreas;
export type HelpQuestion = (typeof helpAreas)[HelpArea][number];

export const helpAreaNames = Object.keys(helpAreas) as HelpArea[];
