import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { LanguageSelector } from '#src/ui/language-selector.tsx';
import { useToast } from '#src/ui/toast.tsx';
import type { AppActor } from './app-context.ts';

/** The language selector; the account, or this device, remembers the choice. */
export function ChosenLanguage({ actor }: { actor: AppActor }) {
  const isUnsaved = useSelector(actor, (current) => current.matches({ language: 'unsaved' }));
  return (
    <>
      <LanguageSelector
        onChosen={(language) =>
          actor.send({ type: 'language.chosen', language: language as InterfaceLanguage })
        }
      />
      <UnsavedLanguage shown={isUnsaved} />
    </>
  );
}

/** Says once that the language is spoken but not yet remembered. */
function UnsavedLanguage({ shown }: { shown: boolean }) {
  const toast = useToast();
  useEffect(() => {
    if (!shown) return;
    toast(
      <FormattedMessage
        id="app.language.unsaved"
        defaultMessage="The language has changed on this device. Your account will remember it once you are connected."
        description="Short message after choosing a language without network"
      />,
    );
  }, [shown, toast]);
  return null;
}
