export const creatorTypes = ['ICC', 'OGC', 'UGC'] as const;
export type CreatorType = (typeof creatorTypes)[number];

/**
 * The accounts of a choice that may be kept. Where creator types differ and one of them is ICC,
 * only ICC accounts are offered (spec point 5); the others can be given up for them.
 */
export function offeredAccounts<Account extends { creatorType: CreatorType }>(
  accounts: readonly Account[],
): Account[] {
  const types = new Set(accounts.map(({ creatorType }) => creatorType));
  const isMixed = types.size > 1 && types.has('ICC');
  return accounts.filter(({ creatorType }) => !isMixed || creatorType === 'ICC');
}
