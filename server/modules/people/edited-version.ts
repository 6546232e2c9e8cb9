import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';

/**
 * Refuses a change that is based on an earlier version of a person than the stored one.
 * @param person locked
 * @param updatedAt of the version that was changed; a caller that names none is not checked
 * @throws {Problem} `revision-conflict`
 */
export function requireCurrentVersion(
  { updated_at }: Pick<Person, 'updated_at'>,
  updatedAt: string | undefined,
): void {
  if (updatedAt !== undefined && updated_at.toISOString() !== updatedAt)
    throw new Problem('revision-conflict');
}
