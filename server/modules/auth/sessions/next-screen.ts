import type { Region } from '#domain/auth/regions.ts';
import { deriveNextScreen } from '#machines/lifecycle/creator.ts';
import type { Person } from '#server/platform/database/schema/person.ts';

/**
 * Which screen a person sees next, also right after a sign-in: creators their next onboarding step,
 * by the chart of their lifecycle; everybody else the dashboard.
 */
export function nextScreen(person: Person, region: Region, hasOpenChoice = false) {
  return person.role === 'creator'
    ? deriveNextScreen(person.position, region, hasOpenChoice)
    : 'dashboard';
}
