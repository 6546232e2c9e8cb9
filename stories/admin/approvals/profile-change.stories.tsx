import type { Profile } from '#machines/flow/profile/profile.ts';
import { SubmittedProfile } from '#src/features/admin/approvals/submitted-profile.tsx';
import type { WorkApproval } from '#src/features/review/live-machines.ts';
import { profiles } from '#stories/profile/profile-contexts.ts';

export default { title: 'Admin/Profile change' };

const event = { reasons: [], note: null };

/** The profile as staff see it when they decide. */
function story(profile: Profile, last: WorkApproval['history']) {
  const approval: WorkApproval = {
    creatorUserId: profile.creatorId,
    status: 'approved',
    profile,
    postCount: 12,
    history: [
      { ...event, action: 'submitted', at: '2026-11-20T09:12:00.000Z', by: 'मीरा कुलकर्णी' },
      { ...event, action: 'approved', at: '2026-11-20T11:00:00.000Z', by: 'अनीता राव' },
      { ...event, action: 'change-submitted', at: '2026-11-21T08:30:00.000Z', by: 'मीरा कुलकर्णी' },
      ...last,
    ],
  };
  return { render: () => <SubmittedProfile approval={approval} /> };
}

export const InReview = story(profiles.changePending, []);
export const Rejected = story(profiles.changeRejected, [
  {
    action: 'change-rejected',
    reasons: ['other'],
    note: 'यह नाम किसी और संस्था का है।',
    at: '2026-11-21T09:10:00.000Z',
    by: 'अनीता राव',
  },
]);
