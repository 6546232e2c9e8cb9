import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  interfaceLanguages,
  languageDirection,
  offeredLanguageName,
} from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { Banner } from '../feedback/banner.tsx';
import { Stack } from '../layout/layout.tsx';
import { Dialog, Drawer } from './dialog.tsx';

export const LanguageGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(auto-fill, minmax(14rem, 1fr))' },
  },
});
export const LanguageChoice = chakra('button', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 'control',
    paddingInline: '4',
    borderRadius: 'md',
    borderWidth: '2px',
    borderColor: 'line',
    fontSize: 'lg',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { borderColor: 'ink.muted' },
    _pressed: { borderColor: 'accent', bg: 'accent.soft', fontWeight: 'bold' },
  },
});

export const LanguageTitle = () => (
  <FormattedMessage
    id="ui.language.title"
    defaultMessage="Choose your language"
    description="Title of the selector"
  />
);

type LanguagePanelProps = {
  open: boolean;
  onClose: () => void;
  onChosen: ((language: string) => void) | undefined;
  checkmark: ReactNode;
};

/** The languages of the interface, each in its own script. */
export default function LanguagePanel({ open, onClose, onChosen, checkmark }: LanguagePanelProps) {
  const { language, actor } = useLanguage();
  const hasFailed = useSelector(actor, (current) => current.matches('failed'));
  const isPhone = matchMedia(`(max-width: ${limits.phoneLayoutBelow - 1}px)`).matches;
  const Window = isPhone ? Dialog : Drawer;
  useEffect(() => {
    const subscription = actor.on('language.changed', (changed) => {
      onChosen?.(changed.language);
      onClose();
    });
    return () => subscription.unsubscribe();
  }, [actor, onChosen, onClose]);
  return (
    <Window
      open={open}
      onClose={onClose}
      title={<LanguageTitle />}
      {...(isPhone ? {} : { side: 'top' as const })}
    >
      <Stack>
        {hasFailed && (
          <Banner tone="danger">
            <FailureMessage
              failure={{ code: 'network', retryAfter: undefined, attemptsLeft: undefined }}
            />
          </Banner>
        )}
        <LanguageGrid>
          {interfaceLanguages.map((code) => (
            <LanguageChoice
              key={code}
              type="button"
              lang={code}
              dir={languageDirection(code)}
              aria-pressed={code === language}
              onClick={() => actor.send({ type: 'language.chosen', language: code })}
            >
              {offeredLanguageName(code)}
              {code === language && checkmark}
            </LanguageChoice>
          ))}
        </LanguageGrid>
      </Stack>
    </Window>
  );
}
