/**
 * A selection of ids that two people have changed at once: the own order, without what the other
 * one removed, and behind it what the other one added.
 */
export function mergeSelections(
  before: readonly string[],
  own: readonly string[],
  other: readonly string[],
): string[] {
  const removed = new Set(before.filter((id) => !other.includes(id)));
  const added = other.filter((id) => !before.includes(id) && !own.includes(id));
  return [...own.filter((id) => !removed.has(id)), ...added];
}
