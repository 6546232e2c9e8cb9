import { describe, expect, it } from 'vitest';
import {
  type CreatorState,
  isStepDone,
  onboardingOrder,
  onboardingScreen,
  onboardingSteps,
  screenArea,
  stepRoute,
  stepRoutes,
} from '#domain/navigation/onboarding-steps.ts';

const newCreator: CreatorState = {
  'profile-submission': 'false',
  'phone-verification': 'pending',
  'work-approval': 'none',
  'bank-details-submission': 'false',
  'bank-details-approval': 'none',
  'onboarding-complete': 'false',
};
const verified: CreatorState = { ...newCreator, 'phone-verification': 'approved' };
const waiting: CreatorState = {
  ...verified,
  'profile-submission': 'true',
  'work-approval': 'pending',
};
const rejected: CreatorState = { ...waiting, 'work-approval': 'rejected' };
const complete: CreatorState = {
  ...waiting,
  'work-approval': 'approved',
  'onboarding-complete': 'true',
};
const bankSent: CreatorState = {
  ...complete,
  'bank-details-submission': 'true',
  'bank-details-approval': 'pending',
};

describe('the step table of spec point 2', () => {
  const table = [
    ['registration', '/app/post/list', 'main'],
    ['profile-submission', '/profile', 'preDashboard'],
    ['account-closing', '/account-closing', 'preDashboard'],
    ['account-linking', '/merge-accounts', 'preDashboard'],
    ['work-approval-pending', '/pending', 'preDashboard'],
    ['waiting-for-approval', '/pending', 'preDashboard'],
    ['phone-submission', '/verify-phone', 'preDashboard'],
    ['phone-verification', '/verify-phone', 'preDashboard'],
    ['waiting-rejected-screen', '/profile-rejected', 'preDashboard'],
    ['post-listing', '/app/post/list?state=PUBLISHED', 'main'],
    ['dashboard', '/app/post/list?state=PUBLISHED', 'main'],
    ['authentication-screen', '/token-login', 'preDashboard'],
    ['bankdetails-submission-screen', '/bank-details', 'preDashboard'],
    ['login-external', '/login', 'signedOut'],
    ['login-internal', '/login/internal', 'signedOut'],
    ['login-agency', '/login/agency', 'signedOut'],
    ['login', '/login', 'signedOut'],
  ];

  // spec 2.20
  it.each(table)('%s is at %s', (step, route, area) => {
    expect([stepRoute(step), screenArea(step)]).toEqual([route, area]);
  });

  it('is whole here', () => {
    expect(table.map(([step]) => step).sort()).toEqual(Object.keys(stepRoutes).sort());
  });

  it.each([['a-step-of-tomorrow'], [''], ['toString'], ['constructor'], ['__proto__']])(
    'takes the unknown step %j to the dashboard',
    (step) => {
      expect([stepRoute(step), screenArea(step)]).toEqual([stepRoutes.dashboard, 'main']);
    },
  );
});

describe('the order of onboarding', () => {
  const short = ['login', 'profile-submission', 'work-approval-pending'];
  const withPhone = ['login', 'phone-verification', 'profile-submission', 'work-approval-pending'];
  const bank = ['bank-details-submission', 'bank-details-approval-pending'];
  // spec 4.1, 4.2, 4.3
  it.each([
    ['DH_APP', newCreator, 'ICC', withPhone],
    ['DH_MENA', newCreator, 'ICC', short],
    ['DH_APP', complete, 'ICC', [...withPhone, ...bank]],
    ['DH_APP', complete, 'OGC', [...withPhone, ...bank]],
    ['DH_MENA', complete, 'OGC', [...short, ...bank]],
    ['DH_APP', complete, null, withPhone],
  ] as const)('in %s', (region, state, paymentType, order) => {
    expect(onboardingOrder(region, state, paymentType)).toEqual(order);
  });

  it.each([
    ['a beginner', newCreator, ['login']],
    ['somebody verified', verified, ['login', 'phone-verification']],
    ['somebody waiting', waiting, ['login', 'phone-verification', 'profile-submission']],
    ['somebody rejected', rejected, ['login', 'phone-verification', 'profile-submission']],
    [
      'somebody approved',
      complete,
      ['login', 'phone-verification', 'profile-submission', 'work-approval-pending'],
    ],
    ['somebody whose bank details wait', bankSent, onboardingSteps.slice(0, 5)],
    [
      'somebody whose bank details are approved',
      { ...bankSent, 'bank-details-approval': 'approved' },
      onboardingSteps,
    ],
  ] as [string, CreatorState, string[]][])('%s has done what they have done', (_, state, done) => {
    expect(onboardingSteps.filter((step) => isStepDone(step, state))).toEqual(done);
  });
});

describe('the onboarding screen of spec point 4', () => {
  // spec 2.13, 4.5, 4.6, 4.7, 4.8, 4.9, 4.10
  it.each([
    ['none before the phone is verified', newCreator, 'DH_APP', null],
    ['the profile where no phone is asked for', newCreator, 'DH_MENA', 'profile-submission'],
    ['the profile', verified, 'DH_APP', 'profile-submission'],
    ['the wait for approval', waiting, 'DH_APP', 'work-approval-pending'],
    ['the rejection', rejected, 'DH_APP', 'waiting-rejected-screen'],
    ['bank details', complete, 'DH_APP', 'bank-details-submission'],
    ['the wait for their approval', bankSent, 'DH_APP', 'bank-details-approval-pending'],
    [
      'bank details again when refused',
      { ...bankSent, 'bank-details-approval': 'rejected' },
      'DH_APP',
      'bank-details-submission',
    ],
    ['none at the end', { ...bankSent, 'bank-details-approval': 'approved' }, 'DH_APP', null],
  ] as [string, CreatorState, 'DH_APP' | 'DH_MENA', string | null][])(
    'is %s',
    (_, state, region, screen) => {
      expect(onboardingScreen(state, 'ICC', region)).toBe(screen);
    },
  );

  it('needs no bank details of unpaid creators', () => {
    expect(onboardingScreen(complete, null, 'DH_APP')).toBeNull();
  });
});
