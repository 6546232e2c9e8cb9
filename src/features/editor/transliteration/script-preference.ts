import {
  isTransliterationLanguage,
  type TransliterationLanguage,
} from '#domain/transliteration/transliteration-languages.ts';

const name = 'own-script';

/** The languages that this device types in Latin letters, the last chosen last. */
function storedScripts(): TransliterationLanguage[] {
  try {
    return (localStorage.getItem(name) ?? '').split(' ').filter(isTransliterationLanguage);
  } catch {
    return [];
  }
}

/**
 * The script for Latin letters on this device, for a post in this language or without one; null
 * when it is off.
 */
export function preferredScript(language: string | null): TransliterationLanguage | null {
  const languages = storedScripts();
  if (language === null) return languages.at(-1) ?? null;
  return languages.find((each) => each === language) ?? null;
}

/** Stores the script for Latin letters by language; without storage the device asks again. */
export function saveScriptPreference(
  before: TransliterationLanguage | null,
  next: TransliterationLanguage | null,
): void {
  const others = storedScripts().filter((each) => each !== before && each !== next);
  try {
    localStorage.setItem(name, [...others, ...(next ? [next] : [])].join(' '));
  } catch {
    // Nothing to do: the choice holds for this visit.
  }
}
