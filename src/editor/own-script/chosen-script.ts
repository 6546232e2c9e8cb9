import { isScriptLanguage, type ScriptLanguage } from '#domain/transliteration/offered.ts';

const name = 'own-script';

/** The languages that this device types in Latin letters, the last chosen last. */
function chosen(): ScriptLanguage[] {
  try {
    return (localStorage.getItem(name) ?? '').split(' ').filter(isScriptLanguage);
  } catch {
    return [];
  }
}

/** What Latin letters become on this device, for a post in this language or in one that is not said yet; null for nothing. */
export function chosenScript(language: string | null): ScriptLanguage | null {
  const languages = chosen();
  if (language === null) return languages.at(-1) ?? null;
  return languages.find((each) => each === language) ?? null;
}

/** Remembers what Latin letters become, by language; a device that keeps nothing asks again. */
export function rememberScript(before: ScriptLanguage | null, next: ScriptLanguage | null): void {
  const others = chosen().filter((each) => each !== before && each !== next);
  try {
    localStorage.setItem(name, [...others, ...(next ? [next] : [])].join(' '));
  } catch {
    // Nothing to do: the choice holds for this visit.
  }
}
