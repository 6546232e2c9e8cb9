/**
 * Whether a version leaves room for breaking changes: its first number that is not 0 went up, as
 * in Semantic Versioning (1.4.0 to 2.0.0, 0.1.0 to 0.2.0).
 */
export function allowsBreakingChanges(before: string, after: string): boolean {
  const [from, to] = [numbersOf(before), numbersOf(after)];
  if (to.major !== from.major) return to.major > from.major;
  return to.major === 0 && to.minor > from.minor;
}

function numbersOf(version: string): { major: number; minor: number } {
  const [, major, minor] = /^(\d+)\.(\d+)\.\d+/.exec(version) ?? [];
  if (!major || !minor) throw new Error(`The contract's version ${version} is not x.y.z.`);
  return { major: Number(major), minor: Number(minor) };
}
