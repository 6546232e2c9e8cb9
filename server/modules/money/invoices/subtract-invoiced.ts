import type { EngagementCount } from '#domain/money/earnings.ts';

/** What is left of counts when that which was invoiced is taken off. */
export function subtractInvoiced(
  counts: readonly EngagementCount[],
  invoiced: readonly EngagementCount[],
): EngagementCount[] {
  const lineKey = ({ month, format, kind }: EngagementCount) => `${month} ${format} ${kind}`;
  const taken = new Map<string, number>();
  for (const line of invoiced)
    taken.set(lineKey(line), (taken.get(lineKey(line)) ?? 0) + line.count);
  return counts.map((counted) => ({
    ...counted,
    count: Math.max(0, counted.count - (taken.get(lineKey(counted)) ?? 0)),
  }));
}
