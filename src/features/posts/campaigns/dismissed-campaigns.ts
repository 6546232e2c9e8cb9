/** More than run at a time; the oldest are forgotten first. */
const maxDismissed = 100;
const storageKey = (userId: string) => `dismissed-campaigns:${userId}`;

/** The ids of the campaigns that this person has dismissed on this device. */
export function dismissedCampaigns(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers that a campaign was dismissed; returns the ids of all that were. */
export function dismissCampaign(userId: string, campaignId: string): readonly string[] {
  const dismissed = [...new Set([campaignId, ...dismissedCampaigns(userId)])].slice(
    0,
    maxDismissed,
  );
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(dismissed));
  } catch {
    // Without storage the campaign returns on the next visit.
  }
  return dismissed;
}
