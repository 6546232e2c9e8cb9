import { limits } from '#domain/limits.ts';
import type { Content } from '#machines/flow/editor/post-content.ts';
import type { PublishOptions } from '#machines/flow/editor/publish-choices.ts';

/** What is mostly the same from post to post. */
type Repeated = Pick<Content, 'language' | 'locations'>;

const storageKey = (ownerUserId: string) => `publish-defaults:${ownerUserId}`;

/** Remembers the language and the places that this creator chose last on this device. */
export function rememberPublishChoice(ownerUserId: string, changed: Partial<Content>): void {
  const { language, locations } = changed;
  if (!language && !locations?.length) return;
  try {
    const kept = { ...read(ownerUserId), ...(language && { language }) };
    const next = locations?.length ? { ...kept, locations } : kept;
    localStorage.setItem(storageKey(ownerUserId), JSON.stringify(next));
  } catch {
    // The next post begins empty.
  }
}

/** What was remembered, as far as it can still be chosen and the draft has nothing of its own. */
export function publishDefaults(
  ownerUserId: string,
  content: Repeated,
  { languages }: Pick<PublishOptions, 'languages'>,
): Partial<Repeated> {
  const last = read(ownerUserId);
  const language = languages.find(({ isoCode }) => isoCode === last.language)?.isoCode;
  const places = (Array.isArray(last.locations) ? last.locations : [])
    .filter((id) => typeof id === 'string')
    .slice(0, limits.locationsMax);
  return {
    ...(content.language === null && language && { language }),
    ...(content.locations.length === 0 && places.length > 0 && { locations: places }),
  };
}

function read(ownerUserId: string): Partial<Record<keyof Repeated, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(ownerUserId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
