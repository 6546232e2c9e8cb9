import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import type { ScriptLanguage } from '#domain/transliteration/offered.ts';
import type { Manuscript } from '../manuscript.ts';
import { chosenScript, rememberScript } from './chosen-script.ts';
import type { OwnScriptProps } from './own-script.tsx';
import { ScriptUnavailable } from './script-unavailable.tsx';

/** What Latin letters become in a post of this language, as the device remembers it, and how to choose. */
export function useChosenScript(language: string | null) {
  const [chosen, setChosen] = useState(() => ({ language, script: chosenScript(language) }));
  const { script } = chosen.language === language ? chosen : { script: chosenScript(language) };
  const choose = (next: ScriptLanguage | null) => {
    rememberScript(script, next);
    setChosen({ language, script: next });
  };
  return [script, choose] as const;
}

type Loaded = OwnScriptProps & { onRetry: () => void };

/** Fetched when it is switched on; what cannot be fetched must not take the text with it. */
const fetched = () =>
  lazy<ComponentType<Loaded>>(() =>
    import('./own-script.tsx').catch(() => ({
      default: ({ onRetry }: Loaded) => <ScriptUnavailable onRetry={onRetry} />,
    })),
  );

/** The place of typing in Latin letters; empty while that is switched off. */
export function OwnScriptPlace({
  script,
  manuscript,
}: {
  script: ScriptLanguage | null;
  manuscript: Manuscript;
}) {
  const [OwnScript, setOwnScript] = useState(fetched);
  const replaceInArticle = useCallback(
    (before: string, after: string) => manuscript.surface?.replaceBefore(before, after),
    [manuscript],
  );
  if (!script) return null;
  return (
    <Suspense fallback={null}>
      <OwnScript
        key={script}
        language={script}
        replaceInArticle={replaceInArticle}
        onRetry={() => setOwnScript(fetched)}
      />
    </Suspense>
  );
}
