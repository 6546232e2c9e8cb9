import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import type { TransliterationLanguage } from '#domain/transliteration/transliteration-languages.ts';
import type { EditorBuffer } from '../editor-buffer.ts';
import { preferredScript, saveScriptPreference } from './script-preference.ts';
import type { TransliterationProps } from './transliteration.tsx';
import { TransliterationUnavailable } from './transliteration-unavailable.tsx';

/**
 * Typing in Latin letters for a post of this language: the device's setting, and the control that
 * changes it.
 */
export function useScriptPreference(language: string | null) {
  const [chosen, setChosen] = useState(() => ({ language, script: preferredScript(language) }));
  const { script } = chosen.language === language ? chosen : { script: preferredScript(language) };
  const choose = (next: TransliterationLanguage | null) => {
    saveScriptPreference(script, next);
    setChosen({ language, script: next });
  };
  return [script, choose] as const;
}

type TransliterationWithRetryProps = TransliterationProps & { onRetry: () => void };

/** Fetched when it is switched on; what cannot be fetched must not take the text with it. */
const lazyTransliteration = () =>
  lazy<ComponentType<TransliterationWithRetryProps>>(() =>
    import('./transliteration.tsx').catch(() => ({
      default: ({ onRetry }: TransliterationWithRetryProps) => (
        <TransliterationUnavailable onRetry={onRetry} />
      ),
    })),
  );

/** The place of typing in Latin letters; empty while that is switched off. */
export function LazyTransliteration({
  script,
  buffer,
}: {
  script: TransliterationLanguage | null;
  buffer: EditorBuffer;
}) {
  const [Transliteration, setTransliteration] = useState(lazyTransliteration);
  const replaceInArticle = useCallback(
    (before: string, after: string) => buffer.surface?.replaceBeforeCaret(before, after),
    [buffer],
  );
  if (!script) return null;
  return (
    <Suspense fallback={null}>
      <Transliteration
        key={script}
        language={script}
        replaceInArticle={replaceInArticle}
        onRetry={() => setTransliteration(lazyTransliteration)}
      />
    </Suspense>
  );
}
