import type { OperationExamples } from '../operation-examples.ts';
import { meera } from '../people.ts';
import {
  approvedProfile,
  emptyProfile,
  meeraProfileInput,
  pendingProfile,
  profileWithPendingChange,
  profileWithRejectedChange,
  rejectedProfile,
} from '../profile.ts';

export const profileExamples = {
  register: {
    request: { hindi: { registerData: meeraProfileInput } },
    200: { submitted: { data: pendingProfile } },
    errors: { 'invalid-request': { 'invalid-request': { fields: { bio: 'too-long' } } } },
  },

  updateProfile: {
    request: { hindi: { profileData: meeraProfileInput } },
    200: {
      submitted: { data: pendingProfile },
      approved: { data: approvedProfile },
      'change-pending': { data: profileWithPendingChange },
      'change-rejected': { data: profileWithRejectedChange },
    },
    errors: { 'invalid-request': { 'invalid-request': { fields: { bio: 'too-long' } } } },
  },

  withdrawProfileChange: {
    request: { first: { revision: 1 } },
    200: { approved: { data: approvedProfile } },
  },

  suggestHandles: {
    200: {
      free: { data: { suggestions: ['meera.kulkarni', 'meera_kulkarni', 'meerakulkarni'] } },
      none: { data: { suggestions: [] } },
    },
  },

  checkHandle: {
    200: {
      available: { data: { handle: meera.handle, available: true, reason: null, suggestions: [] } },
      taken: {
        data: {
          handle: 'meera',
          available: false,
          reason: 'taken',
          suggestions: ['meera.1', 'meera.news', 'meera_hi'],
        },
      },
      malformed: {
        data: { handle: 'मीरा', available: false, reason: 'malformed', suggestions: [] },
      },
    },
  },

  getProfileDetails: {
    200: {
      empty: { data: emptyProfile },
      pending: { data: pendingProfile },
      approved: { data: approvedProfile },
      'change-pending': { data: profileWithPendingChange },
      'change-rejected': { data: profileWithRejectedChange },
      rejected: { data: rejectedProfile },
    },
  },
} satisfies OperationExamples;
