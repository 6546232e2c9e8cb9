import { isPhoneOffered, type Region } from '../auth/regions.ts';

/** The step table of spec point 2: where each `nextScreen` is shown. */
export const stepRoutes = {
  registration: '/app/post/list',
  'profile-submission': '/profile',
  'account-linking': '/merge-accounts',
  'account-closing': '/account-closing',
  'work-approval-pending': '/pending',
  'waiting-for-approval': '/pending',
  'phone-submission': '/verify-phone',
  'phone-verification': '/verify-phone',
  'waiting-rejected-screen': '/profile-rejected',
  'post-listing': '/app/post/list?state=PUBLISHED',
  dashboard: '/app/post/list?state=PUBLISHED',
  'authentication-screen': '/token-login',
  'bankdetails-submission-screen': '/bank-details',
  'login-external': '/login',
  'login-internal': '/login/internal',
  'login-agency': '/login/agency',
  login: '/login',
} as const;

export type NextScreen = keyof typeof stepRoutes;

export type Area = 'signedOut' | 'preDashboard' | 'main';

// `registration` is shown at /app/post/list, so it can only be shown in the main area.
const mainSteps: readonly string[] = ['dashboard', 'post-listing', 'registration'];
const signedOutSteps: readonly string[] = [
  'login',
  'login-external',
  'login-internal',
  'login-agency',
];

/** The area of a step. Unknown steps belong to the main area, which checks access itself. */
export function screenArea(nextScreen: string): Area {
  if (signedOutSteps.includes(nextScreen)) return 'signedOut';
  if (mainSteps.includes(nextScreen) || !isStep(nextScreen)) return 'main';
  return 'preDashboard';
}

/** The route of a step; the dashboard for an unknown one. */
export function stepRoute(nextScreen: string): string {
  return isStep(nextScreen) ? stepRoutes[nextScreen] : stepRoutes.dashboard;
}

function isStep(nextScreen: string): nextScreen is NextScreen {
  return Object.hasOwn(stepRoutes, nextScreen);
}

export type ApprovalStatus = 'none' | 'pending' | 'approved' | 'rejected';

/** The onboarding flags of spec point 3; the contract's `CreatorState`. */
export type CreatorState = {
  'profile-submission': 'true' | 'false';
  'phone-verification': 'approved' | 'pending';
  'work-approval': ApprovalStatus;
  'bank-details-submission': 'true' | 'false';
  'bank-details-approval': ApprovalStatus;
  'onboarding-complete': 'true' | 'false';
};

export const onboardingSteps = [
  'login',
  'phone-verification',
  'profile-submission',
  'work-approval-pending',
  'bank-details-submission',
  'bank-details-approval-pending',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export type PaymentType = 'ICC' | 'OGC' | null;

/** The steps of a creator, in order (spec point 4). */
export function onboardingOrder(
  region: Region,
  state: CreatorState,
  paymentType: PaymentType,
): OnboardingStep[] {
  const steps: OnboardingStep[] = ['login'];
  if (isPhoneOffered(region)) steps.push('phone-verification');
  steps.push('profile-submission', 'work-approval-pending');
  if (state['onboarding-complete'] === 'true' && paymentType !== null) {
    steps.push('bank-details-submission', 'bank-details-approval-pending');
  }
  return steps;
}

/** Whether this step is done. */
export function isStepDone(step: OnboardingStep, state: CreatorState): boolean {
  switch (step) {
    case 'login':
      return true;
    case 'phone-verification':
      return state['phone-verification'] === 'approved';
    case 'profile-submission':
      return state['profile-submission'] === 'true';
    case 'work-approval-pending':
      return state['work-approval'] === 'approved';
    case 'bank-details-submission':
      return state['bank-details-submission'] === 'true';
    case 'bank-details-approval-pending':
      return state['bank-details-approval'] === 'approved';
  }
}

export type OnboardingScreen =
  | 'profile-submission'
  | 'work-approval-pending'
  | 'waiting-rejected-screen'
  | 'bank-details-submission'
  | 'bank-details-approval-pending';

/**
 * The onboarding screen for a creator's flags; null when none is left (spec point 4, "Screen
 * choice"). The profile comes after the phone number in regions that need one; refused bank details
 * are needed again.
 */
export function onboardingScreen(
  state: CreatorState,
  paymentType: PaymentType,
  region: Region,
): OnboardingScreen | null {
  if (state['work-approval'] === 'rejected') return 'waiting-rejected-screen';
  if (state['profile-submission'] === 'false') {
    const isPhoneMissing = isPhoneOffered(region) && state['phone-verification'] !== 'approved';
    return isPhoneMissing ? null : 'profile-submission';
  }
  if (state['work-approval'] === 'pending') return 'work-approval-pending';
  if (state['onboarding-complete'] === 'false' || paymentType === null) return null;
  if (
    state['bank-details-submission'] === 'false' ||
    state['bank-details-approval'] === 'rejected'
  ) {
    return 'bank-details-submission';
  }
  if (state['bank-details-approval'] === 'pending') return 'bank-details-approval-pending';
  return null;
}
