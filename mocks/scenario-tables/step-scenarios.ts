import { type NextScreen, stepRoutes } from '#domain/navigation/onboarding-steps.ts';
import type { Example } from '../scenario.ts';
import type { Member } from './generated-scenario.ts';

type Row = {
  /** Whose example of `getCurrentUser` is at this step. */
  person: string;
  profile?: string;
  heading: string;
};

const landing = 'Write in your language. Be read by millions.';
const posts = { person: 'approved', profile: 'approved', heading: 'Your posts' };
const waiting = {
  person: 'approval-pending',
  profile: 'pending',
  heading: 'Profile approval pending',
};
const phone = { person: 'phone-pending', heading: 'Verify your phone' };

/** The step table of spec point 2, and an unknown step. */
const rows: Record<NextScreen | 'unknown-step', Row> = {
  registration: { ...posts, person: 'new-creator', profile: 'empty' },
  'profile-submission': { person: 'new-creator', heading: 'Create your profile' },
  'account-closing': { person: 'approved', heading: 'Your account is closed' },
  'account-linking': { person: 'choosing-account', heading: 'Choose your primary account' },
  'work-approval-pending': waiting,
  'waiting-for-approval': waiting,
  'phone-submission': phone,
  'phone-verification': phone,
  'waiting-rejected-screen': {
    person: 'rejected',
    profile: 'rejected',
    heading: 'Profile Rejected',
  },
  'post-listing': posts,
  dashboard: posts,
  'authentication-screen': { person: 'new-creator', heading: 'Sign in with a link' },
  'bankdetails-submission-screen': {
    person: 'bank-details-screen',
    profile: 'approved',
    heading: 'Add your bank details',
  },
  'login-external': { person: 'signed-out', heading: landing },
  'login-internal': { person: 'signed-out', heading: 'Staff sign-in' },
  'login-agency': { person: 'signed-out', heading: 'Agency sign-in' },
  login: { person: 'signed-out', heading: landing },
  'unknown-step': posts,
};

const isKnown = (step: string): step is NextScreen => Object.hasOwn(stepRoutes, step);

/** Somebody at each step: the portal leads to the step's own screen, from any page. */
export const steps: Member[] = Object.entries(rows).map(
  ([step, { person, profile = 'empty', heading }]) => {
    const route = stepRoutes[isKnown(step) ? step : 'dashboard'];
    const at: Example = {
      example: person,
      changed: { nextScreen: step, appLanguage: 'en', newUser: false },
    };
    return {
      scenario: {
        name: `step-${step}`,
        group: 'Steps (nextScreen)',
        title: step,
        description: `Leads to ${route}: “${heading}”.`,
        lookFor: [`The heading is “${heading}”.`, 'Other pages lead here too.'],
        start: '/',
        cookies: { nextScreen: step },
        answers: {
          getCurrentUser: at,
          getProfileDetails: profile,
          getAccountChoice: 'two',
          getAccountClosing: 'closing',
          getBankDetails: 'none',
          getPostByFilter: profile === 'approved' ? 'mixed' : 'empty',
          getQuickAnalytics: 'none',
        },
        moves: [{ after: 'logout', set: { getCurrentUser: 'signed-out' } }],
      },
      path: route,
      heading,
    };
  },
);
