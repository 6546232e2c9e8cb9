import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ConsentPurpose, ConsentScreen } from '#domain/consent/notices.ts';

/** What a person agreed to. */
export const purposeTexts: Record<ConsentPurpose, MessageDescriptor> = defineMessages({
  terms: { id: 'consents.purpose.terms', defaultMessage: 'Terms and conditions' },
  privacy: { id: 'consents.purpose.privacy', defaultMessage: 'Privacy policy' },
  google: {
    id: 'consents.purpose.google',
    defaultMessage: 'Name and email from Google, to sign you in',
  },
  facebook: {
    id: 'consents.purpose.facebook',
    defaultMessage: 'Name and email from Facebook, to sign you in',
  },
  profile: {
    id: 'consents.purpose.profile',
    defaultMessage: 'Public profile; you are 18 or older',
  },
  'bank-details': {
    id: 'consents.purpose.bank-details',
    defaultMessage: 'Bank details and PAN, to pay you and write invoices',
  },
  push: { id: 'consents.purpose.push', defaultMessage: 'Notifications on your devices' },
  messages: { id: 'consents.purpose.messages', defaultMessage: 'Reminders by SMS or email' },
  agency: { id: 'consents.purpose.agency', defaultMessage: 'An agency manages your account' },
});

/** Where a person agreed. */
export const screenTexts: Record<ConsentScreen, MessageDescriptor> = defineMessages({
  'sign-in': { id: 'consents.screen.sign-in', defaultMessage: 'When signing in' },
  'changed-terms': {
    id: 'consents.screen.changed-terms',
    defaultMessage: 'On the card about changed terms',
  },
  'sign-in-methods': {
    id: 'consents.screen.sign-in-methods',
    defaultMessage: 'In My profile, under ways to sign in',
  },
  profile: { id: 'consents.screen.profile', defaultMessage: 'When sending the profile' },
  'bank-details': {
    id: 'consents.screen.bank-details',
    defaultMessage: 'When sending bank details',
  },
  'notification-settings': {
    id: 'consents.screen.notification-settings',
    defaultMessage: 'In the notification settings',
  },
  agency: { id: 'consents.screen.agency', defaultMessage: 'On the page of the invitation' },
  account: { id: 'consents.screen.account', defaultMessage: 'When the account was erased' },
});

/** How a person withdraws, and what follows. */
export const withdrawalTexts: Record<ConsentPurpose, MessageDescriptor> = defineMessages({
  terms: {
    id: 'consents.withdraw.terms',
    defaultMessage:
      'To withdraw, close your account. Your profile and posts are then hidden and later erased.',
  },
  privacy: {
    id: 'consents.withdraw.privacy',
    defaultMessage:
      'To withdraw, close your account. Your profile and posts are then hidden and later erased.',
  },
  google: {
    id: 'consents.withdraw.google',
    defaultMessage: 'To withdraw, remove Google. You can then no longer sign in with it.',
  },
  facebook: {
    id: 'consents.withdraw.facebook',
    defaultMessage: 'To withdraw, remove Facebook. You can then no longer sign in with it.',
  },
  profile: {
    id: 'consents.withdraw.profile',
    defaultMessage: 'Posts need a profile. To withdraw, close your account.',
  },
  'bank-details': {
    id: 'consents.withdraw.bank-details',
    defaultMessage:
      "We can't pay you without them. To withdraw, close your account. Tax law makes us keep your invoices.",
  },
  push: {
    id: 'consents.withdraw.push',
    defaultMessage:
      'To withdraw, turn notifications off on each device. You still see them in the portal.',
  },
  messages: {
    id: 'consents.withdraw.messages',
    defaultMessage:
      'To withdraw, turn this reminder off. You still see notifications in the portal.',
  },
  agency: {
    id: 'consents.withdraw.agency',
    defaultMessage:
      'To withdraw, leave the agency. It then no longer sees your posts and earnings.',
  },
});

/** The place where it is withdrawn; a part of the profile page, or another page. */
export const withdrawalPlaces: Record<ConsentPurpose, string> = {
  terms: '#close-account',
  privacy: '#close-account',
  google: '#ways-to-sign-in',
  facebook: '#ways-to-sign-in',
  profile: '#close-account',
  'bank-details': '#close-account',
  push: '/app/notifications/settings',
  messages: '/app/notifications/settings',
  agency: '#own-agency',
};
