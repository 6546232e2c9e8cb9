import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { done } from '../../replies.ts';

export const authPasswordsExamples = {
  changePassword: {
    request: {
      change: {
        currentPassword: 'correct horse battery',
        newPassword: 'four bridges over one river',
      },
    },
    200: { done: done },
    errors: {
      'invalid-request': { 'easily-guessed': { fields: { newPassword: 'easily-guessed' } } },
    },
  },

  requestPasswordReset: {
    request: { staff: { email: 'staff@creator.example' } },
    200: { done: done },
  },

  resetPassword: {
    request: {
      set: {
        token: 'Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
        newPassword: 'four bridges over one river',
      },
    },
    200: { done: done },
    errors: {
      'invalid-request': { 'easily-guessed': { fields: { newPassword: 'easily-guessed' } } },
    },
  },

  createPasswordResetLink: {
    request: { colleague: { staffUserId: id('a') } },
    200: {
      created: {
        data: {
          url: 'https://creator.example/reset-password#token=Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
          expiresAt: '2026-11-21T10:30:00.000Z',
        },
      },
    },
  },
} satisfies OperationExamples;
