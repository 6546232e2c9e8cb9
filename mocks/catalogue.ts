import { dashboards } from './families/dashboard.ts';
import { failures } from './families/failures.ts';
import { steps } from './families/steps.ts';
import { variants } from './families/variants.ts';
import type { Scenario } from './scenario.ts';
import { announcements } from './scenarios/announcements.ts';
import { approvalPending } from './scenarios/approval-pending.ts';
import { approved } from './scenarios/approved.ts';
import { articleDoubted } from './scenarios/article-doubted.ts';
import { bankDetailsApproved } from './scenarios/bank-details-approved.ts';
import { bankDetailsExpired } from './scenarios/bank-details-expired.ts';
import { bankDetailsFailed } from './scenarios/bank-details-failed.ts';
import { bankDetailsNotTaken } from './scenarios/bank-details-not-taken.ts';
import { bankDetailsOvertaken } from './scenarios/bank-details-overtaken.ts';
import { bankDetailsPending } from './scenarios/bank-details-pending.ts';
import { bankDetailsRejected } from './scenarios/bank-details-rejected.ts';
import { bankDetailsScreen } from './scenarios/bank-details-screen.ts';
import { bankDetailsUnanswered } from './scenarios/bank-details-unanswered.ts';
import { bankDetailsWanted } from './scenarios/bank-details-wanted.ts';
import { choiceEnding } from './scenarios/choice-ending.ts';
import { choiceFailed } from './scenarios/choice-failed.ts';
import { choiceOfThree } from './scenarios/choice-of-three.ts';
import { choiceOfTwo } from './scenarios/choice-of-two.ts';
import { choiceOfTypes } from './scenarios/choice-of-types.ts';
import { earnings } from './scenarios/earnings.ts';
import { earningsNone } from './scenarios/earnings-none.ts';
import { galleryDraft } from './scenarios/gallery-draft.ts';
import { imageDraft } from './scenarios/image-draft.ts';
import { invoiceOvertaken } from './scenarios/invoice-overtaken.ts';
import { invoiceUnanswered } from './scenarios/invoice-unanswered.ts';
import { linkFailed } from './scenarios/link-failed.ts';
import { linked } from './scenarios/linked.ts';
import { newCreator } from './scenarios/new-creator.ts';
import { oldSession } from './scenarios/old-session.ts';
import { ownScript } from './scenarios/own-script.ts';
import { passwordReset } from './scenarios/password-reset.ts';
import { phoneChange } from './scenarios/phone-change.ts';
import { postVersions } from './scenarios/post-versions.ts';
import { profileChangePending } from './scenarios/profile-change-pending.ts';
import { profileChangeRejected } from './scenarios/profile-change-rejected.ts';
import { profileRejected } from './scenarios/profile-rejected.ts';
import { rejectedGallery } from './scenarios/rejected-gallery.ts';
import { rejectedPost } from './scenarios/rejected-post.ts';
import { rejectedVideo } from './scenarios/rejected-video.ts';
import { serverDown } from './scenarios/server-down.ts';
import { signedInElsewhere } from './scenarios/signed-in-elsewhere.ts';
import { socialSignIn } from './scenarios/social-sign-in.ts';
import { staff } from './scenarios/staff.ts';
import { staffAccounts } from './scenarios/staff-accounts.ts';
import { staffSecondStep } from './scenarios/staff-second-step.ts';
import { staffSecurity } from './scenarios/staff-security.ts';
import { staffSetUp } from './scenarios/staff-set-up.ts';
import { videoDraft } from './scenarios/video-draft.ts';
import { videoQuota } from './scenarios/video-quota.ts';
import { videoRefused } from './scenarios/video-refused.ts';
import { videoUpload } from './scenarios/video-upload.ts';

/** Scenarios that are made from a table, with what is seen in each. */
export const families = [...steps, ...variants, ...failures, ...dashboards];

/** Every scenario, in the order of the walk; the first is what a browser gets that has chosen none. */
export const scenarios: Scenario[] = [
  newCreator,
  socialSignIn,
  approvalPending,
  profileRejected,
  approved,
  profileChangePending,
  profileChangeRejected,
  rejectedPost,
  ownScript,
  articleDoubted,
  postVersions,
  imageDraft,
  galleryDraft,
  rejectedGallery,
  videoUpload,
  videoDraft,
  videoQuota,
  videoRefused,
  rejectedVideo,
  staff,
  serverDown,
  choiceOfTwo,
  choiceOfThree,
  choiceOfTypes,
  choiceEnding,
  choiceFailed,
  linked,
  linkFailed,
  phoneChange,
  oldSession,
  staffSecondStep,
  staffSetUp,
  staffSecurity,
  staffAccounts,
  passwordReset,
  bankDetailsScreen,
  bankDetailsWanted,
  bankDetailsFailed,
  bankDetailsUnanswered,
  bankDetailsNotTaken,
  bankDetailsExpired,
  bankDetailsOvertaken,
  bankDetailsPending,
  bankDetailsApproved,
  bankDetailsRejected,
  signedInElsewhere,
  announcements,
  earnings,
  earningsNone,
  invoiceUnanswered,
  invoiceOvertaken,
  ...families.map(({ scenario }) => scenario),
];

/** The scenario of that name, if there is one. */
export function findScenario(name: string | undefined): Scenario | undefined {
  return scenarios.find((scenario) => scenario.name === name);
}
