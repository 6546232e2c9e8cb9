/** Days that a version has to be public before it is used: most malicious ones are found sooner. */
export const minimumAgeDays = 7;

/** Versions that may be younger, with the reason, such as the fix of a vulnerability. */
export const youngVersions: Readonly<Record<string, string>> = {};

export type PublishedVersion = {
  name: string;
  version: string;
  /** As the registry writes it; undefined where it does not know the version. */
  publishedAt: string | undefined;
};

/** What is wrong with the ages of versions, one sentence each; empty where nothing is. */
export function ageProblems(
  versions: PublishedVersion[],
  now: Date,
  allowed: Readonly<Record<string, string>> = youngVersions,
): string[] {
  return versions.flatMap(({ name, version, publishedAt }) => {
    const key = `${name}@${version}`;
    const time = Date.parse(publishedAt ?? '');
    if (Number.isNaN(time)) return [`${key} is not in the registry.`];
    const days = (now.getTime() - time) / (24 * 3600 * 1000);
    if (days >= minimumAgeDays || Object.hasOwn(allowed, key)) return [];
    return [`${key} is ${Math.max(0, Math.floor(days))} days old, ${minimumAgeDays} are needed.`];
  });
}
