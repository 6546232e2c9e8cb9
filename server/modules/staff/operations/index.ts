import type { Handlers } from '#server/http/handler.ts';
import { createPasswordResetLink } from './create-password-reset-link.ts';
import { endStaffSessions } from './end-staff-sessions.ts';
import { getStaffSessions } from './get-staff-sessions.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

export const staffOperations = {
  createPasswordResetLink,
  endStaffSessions,
  getStaffSessions,
  resetSecondFactor,
} satisfies Partial<Handlers>;
