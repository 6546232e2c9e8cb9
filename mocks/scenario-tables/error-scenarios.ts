import type { ErrorCode } from '#domain/contract/error-codes.ts';
import type { Answer, Scenario } from '../scenario.ts';
import { choiceOfTwo } from '../scenarios/accounts/account-choice-two.ts';
import { phoneChange } from '../scenarios/accounts/phone-change.ts';
import { oldSession } from '../scenarios/accounts/reauthentication-required.ts';
import { agencyArea } from '../scenarios/agency/agency-area.ts';
import { approved } from '../scenarios/journeys/approved.ts';
import { imageDraft } from '../scenarios/post-formats/image-draft.ts';
import { videoUpload } from '../scenarios/post-formats/video-upload.ts';
import { staffReview } from '../scenarios/staff/staff-review.ts';

/** What a person does until the error appears; test/e2e/more-scenarios/errors.spec.ts does it. */
export type ErrorStep =
  | 'open'
  | 'choose a picture'
  | 'choose a video'
  | 'publish the post'
  | 'confirm the choice of accounts'
  | 'confirm with Google';

type Row = {
  code: ErrorCode;
  base: Scenario;
  start?: string;
  answers: Scenario['answers'];
  step: ErrorStep;
  /** A part of what is shown, in English. */
  message: string;
  /** What else is to be looked at. */
  lookFor: string[];
};

const picture = (code: ErrorCode, message: string): Row => ({
  code,
  base: imageDraft,
  start: '/app/post/create?format=FORMAT_IMAGE',
  answers: { uploadImage: code },
  step: 'choose a picture',
  message,
  lookFor: ['The error is beside the picture, and another picture can be chosen.'],
});

const video = (code: ErrorCode, message: string): Row => ({
  code,
  base: videoUpload,
  answers: { continueVideoUpload: code },
  step: 'choose a video',
  message,
  lookFor: ['The text is kept, and another video can be chosen.'],
});

const review = '/app/review?post=01930000-0000-7000-8000-0000000000b1';
const post = '/app/post/edit?postUID=01930000-0000-7000-8000-0000000000b1';

/** Errors that no other scenario has. */
const rows: Row[] = [
  picture('image-too-large', 'This image is larger than 25 MB. Choose a smaller one.'),
  picture('image-too-many-pixels', 'megapixels. Choose a smaller one.'),
  picture('image-shape-not-allowed', 'This image is too long and narrow.'),
  picture('image-too-complex', 'This image takes too long to process.'),
  picture('image-type-not-allowed', 'You can only upload JPG, PNG, WebP and GIF images.'),
  video('video-type-not-allowed', 'You can only upload MP4 and MOV videos in H.264.'),
  video('video-unreadable', 'This video is incomplete or has no picture. Try another one.'),
  {
    code: 'not-found',
    base: approved,
    start: post,
    answers: { getPostById: 'not-found' },
    step: 'open',
    message: 'This no longer exists.',
    lookFor: ['A link leads back to the posts.'],
  },
  {
    code: 'unauthenticated',
    base: approved,
    answers: { getCurrentUser: 'signed-out', getPostByFilter: 'unauthenticated' },
    step: 'open',
    message: 'Sign in with phone',
    lookFor: ['The sign-in page opens, because the session has ended.'],
  },
  {
    code: 'forbidden',
    base: agencyArea,
    start: '/app/post/create?format=FORMAT_ARTICLE&userId=01930000-0000-7000-8000-0000000000a9',
    answers: { getProfileDetails: 'forbidden' },
    step: 'open',
    message: "You can't write for this creator. They may have left your agency.",
    lookFor: ['A link leads to the creators of the agency.'],
  },
  {
    code: 'phone-change-expired',
    base: phoneChange,
    start: '/undo-phone-change#q8Zt1mV0c3Xw5Yk7Rb9Nf2Ld4Hs6Pg8Ju0Ae3Io5Uy7',
    answers: { getPhoneChange: 'phone-change-expired' },
    step: 'open',
    message: 'This number change can no longer be undone. Please contact support.',
    lookFor: ['The way to support is offered.'],
  },
  {
    code: 'choice-timed-out',
    base: choiceOfTwo,
    answers: { accountLinking: 'choice-timed-out' },
    step: 'confirm the choice of accounts',
    message: 'Oops! Time out. Please try again.',
    lookFor: ['The only way on is to sign in again.'],
  },
  {
    code: 'claimed-by-other',
    base: staffReview,
    start: review,
    answers: { upsertPost: 'claimed-by-other' },
    step: 'publish the post',
    message: 'Another team member is reviewing this.',
    lookFor: ['The post is not decided, and the next one can be opened.'],
  },
  {
    code: 'second-opinion-needed',
    base: staffReview,
    start: review,
    answers: { upsertPost: 'second-opinion-needed' },
    step: 'publish the post',
    message: 'You asked for a second opinion, so another moderator has to decide.',
    lookFor: ['The post is not decided.'],
  },
  {
    code: 'login-not-linked',
    base: oldSession,
    // Google itself, and no sandbox.
    answers: { getConfig: 'production', reauthenticate: 'login-not-linked' },
    step: 'confirm with Google',
    message: "This Google account isn't linked to your account. Choose the one you use here.",
    lookFor: ['Another account can be chosen at Google.'],
  },
];

/** One scenario for each row. */
export const errorScenarios: { scenario: Scenario; step: ErrorStep; message: string }[] = rows.map(
  ({ code, base, start, answers, step, message, lookFor }) => ({
    scenario: {
      ...base,
      name: `error-${code}`,
      group: 'Errors',
      title: code,
      description: step === 'open' ? 'Seen at once.' : `To see it: ${step}.`,
      lookFor,
      start: start ?? base.start,
      cookies: { ...base.cookies, language: 'en' },
      answers: { ...base.answers, ...answers, ...inEnglish(base, answers) },
    },
    step,
    message,
  }),
);

/** The person of a scenario, reading English. */
function inEnglish(
  base: Scenario,
  { getCurrentUser: other }: Scenario['answers'],
): { getCurrentUser?: Answer } {
  const person = other ?? base.answers.getCurrentUser;
  if (person === 'signed-out' || person === undefined) return {};
  const known = typeof person === 'string' ? { example: person } : person;
  if (Array.isArray(known) || !('example' in known)) return {};
  const changed = { ...('changed' in known ? known.changed : {}), appLanguage: 'en' };
  return { getCurrentUser: { ...known, changed } };
}

/** Why no scenario has an error, for every such code. */
export const errorsWithoutScenario: Partial<Record<ErrorCode, string>> = {
  'invalid-json': 'The portal sends valid JSON.',
  'too-large': 'The limits of the fields keep every body below the limit of its operation.',
  'unsupported-media-type': 'The portal sends the media types of the contract.',
  'foreign-origin': 'The portal calls its own server only.',
  'method-not-allowed': 'The portal uses the methods of the contract.',
  'request-timeout': 'A request that arrives too slowly is shown as a lost connection.',
  'uri-too-long': 'The longest address of the portal is far below the limit.',
  'headers-too-large': 'The portal sets few and short headers.',
  'misdirected-request': 'Browsers name the host that they were given.',
  'passkey-refused':
    'Browsers make passkeys only for the host that the reply names, which no example can know.',
  'idempotency-conflict': 'The portal uses a new key for each new request.',
  'upload-offset-conflict': 'The portal requests the right offset and continues.',
};
