import type { Region } from '#domain/auth/regions.ts';
import type { NextScreen } from '#domain/navigation/onboarding-steps.ts';
import { hasPublishedPosts } from '#server/modules/posts/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { nextScreen } from '../sessions/next-screen.ts';

/**
 * Which screen a person sees after signing in, as the reply to a sign-in says: `post-listing` for a
 * creator with published posts and nothing left to do first, else the person's next screen. Later
 * calls say `dashboard`, so only the sign-in reads posts (decision 64).
 */
export async function screenAfterSignIn(
  db: Db,
  person: Person,
  region: Region,
  hasOpenChoice = false,
): Promise<NextScreen> {
  const screen = nextScreen(person, region, hasOpenChoice);
  const isAtHome = person.role === 'creator' && screen === 'dashboard';
  return isAtHome && (await hasPublishedPosts(db, person.id)) ? 'post-listing' : screen;
}
