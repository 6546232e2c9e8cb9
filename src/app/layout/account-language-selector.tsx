import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { AppActor } from '#src/api/session-context.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { LanguageSelector } from '#src/ui/overlay/language-selector.tsx';

/** The language selector; the account, or this device, remembers the choice. */
type AccountLanguageSelectorProps = { actor: AppActor; short?: boolean };

export function AccountLanguageSelector({ actor, short = false }: AccountLanguageSelectorProps) {
  const isUnsaved = useSelector(actor, (current) => current.matches({ language: 'unsaved' }));
  return (
    <>
      <LanguageSelector
        short={short}
        onChosen={(language) =>
          actor.send({ type: 'language.chosen', language: language as InterfaceLanguage })
        }
      />
      <UnsavedLanguageToast shown={isUnsaved} />
    </>
  );
}

/** Says once that the language is shown but not yet saved. */
function UnsavedLanguageToast({ shown }: { shown: boolean }) {
  const toast = useToast();
  useEffect(() => {
    if (!shown) return;
    toast(
      <FormattedMessage
        id="app.language.unsaved"
        defaultMessage="Language changed on this device. We'll save it to your account when you're back online."
        description="Short message after choosing a language without network"
      />,
    );
  }, [shown, toast]);
  return null;
}
