import type { ReactNode } from 'react';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { State } from './component-docs.tsx';

/** A state of a component whose words are in the language of the interface. */
export function InterfaceState({ name, children }: { name: string; children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <State name={name} lang={language}>
      {children}
    </State>
  );
}
