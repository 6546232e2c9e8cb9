import { builder, type Schemas } from '../builder.ts';
import { id } from '../ids.ts';
import { meera } from '../people.ts';

export const creatorState = builder<Schemas['CreatorState']>({
  'profile-submission': 'true',
  'phone-verification': 'approved',
  'work-approval': 'approved',
  'bank-details-submission': 'false',
  'bank-details-approval': 'none',
  'onboarding-complete': 'true',
});

export const currentUser = builder<Schemas['CurrentUser']>({
  userId: meera.userId,
  nextScreen: 'dashboard',
  permissions: ['CREATE_POST', 'VIEW_POST', 'UPDATE_POST', 'UPDATE_PROFILE'],
  crawlEnabled: false,
  creatorType: 'UGC',
  name: meera.name,
  handle: meera.handle,
  profileImage: null,
  blueTick: true,
  appLanguage: 'hi',
  newUser: false,
  rejection: null,
  creatorState: creatorState(),
});

export const approvedCreator = currentUser();

export const signedOut = currentUser({
  userId: null,
  nextScreen: 'login',
  permissions: [],
  creatorType: null,
  name: null,
  handle: null,
  blueTick: false,
  appLanguage: null,
  creatorState: null,
});

const notSubmitted = creatorState({
  'profile-submission': 'false',
  'work-approval': 'none',
  'onboarding-complete': 'false',
});

const phoneNotVerified = creatorState({ ...notSubmitted, 'phone-verification': 'pending' });

export const newCreator = currentUser({
  name: null,
  handle: null,
  blueTick: false,
  appLanguage: null,
  newUser: true,
  creatorState: notSubmitted,
});

export const phonePending = currentUser({
  nextScreen: 'phone-submission',
  name: 'Meera Kulkarni',
  handle: null,
  blueTick: false,
  appLanguage: null,
  newUser: true,
  creatorState: phoneNotVerified,
});

export const choosingAccount = {
  ...phonePending,
  nextScreen: 'account-linking' as const,
  newUser: false,
};

export const approvalPending = currentUser({
  blueTick: false,
  creatorState: creatorState({ 'work-approval': 'pending', 'onboarding-complete': 'false' }),
});

/** An approved creator who is paid, so that bank details are needed. */
export const bankDetailsWanted = currentUser({ creatorType: 'ICC', appLanguage: 'en' });

export const bankDetailsScreen = {
  ...bankDetailsWanted,
  nextScreen: 'bankdetails-submission-screen' as const,
};

const bankDetailsIn = (status: 'pending' | 'approved' | 'rejected') => ({
  ...bankDetailsWanted,
  creatorState: creatorState({
    'bank-details-submission': 'true',
    'bank-details-approval': status,
  }),
});

export const bankDetailsPending = bankDetailsIn('pending');
export const bankDetailsRejected = bankDetailsIn('rejected');
export const bankDetailsApproved = bankDetailsIn('approved');

export const rejectedCreator = currentUser({
  nextScreen: 'waiting-rejected-screen',
  blueTick: false,
  rejection: {
    reasons: ['social-profile', 'previous-work'],
    note: 'यह लिंक नहीं खुलता। कृपया सही लिंक दें।',
    decidedAt: '2026-11-20T11:00:00.000Z',
  },
  creatorState: creatorState({ 'work-approval': 'rejected', 'onboarding-complete': 'false' }),
});

export const staff = currentUser({
  userId: id('9'),
  permissions: [
    'INTERNAL',
    'APPROVE_CREATOR',
    'CREATE_POST',
    'VIEW_POST',
    'UPDATE_POST',
    'UPDATE_PROFILE',
  ],
  creatorType: null,
  name: 'Anita Rao',
  handle: null,
  blueTick: false,
  appLanguage: 'en',
  creatorState: null,
});

export const administrator = {
  ...staff,
  permissions: [...staff.permissions, 'MANAGE_STAFF' as const],
};

export const withoutPermissions = { ...staff, userId: id('8'), permissions: [], name: 'Ravi' };
