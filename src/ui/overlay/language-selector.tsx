import { Check, Languages } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { buttonRecipe } from '#src/theme/recipes/button.ts';
import { lazyWithPreload } from '../feedback/lazy-with-preload.tsx';
import { LazyDialogBoundary } from './lazy-dialog-boundary.tsx';

const Trigger = chakra('button', buttonRecipe);
/** Next to the links of creators there is no room for the name from 900 px. */
const Name = chakra('span', {
  variants: { short: { true: { display: { base: 'inline', md: 'none', lg: 'inline' } } } },
});
const LanguagePanel = lazyWithPreload(() => import('./language-panel.tsx'));

/** The panel of languages that a prerendered page has beside the portal. */
export const prerenderedLanguagesId = 'languages';

type LanguageSelectorProps = {
  onChosen?: (language: string) => void;
  /** The sign alone where the bar is full. */
  short?: boolean;
  /** On a prerendered page: the button opens the panel there until React has taken it over. */
  prerendered?: boolean;
};

/**
 * The current language, and behind it all others: a modal on phones, a drawer from the top
 * elsewhere (spec point 1). What opens is loaded on demand. `onChosen` gets the choice after
 * the switch, to save it on the server.
 */
export function LanguageSelector({
  onChosen,
  short = false,
  prerendered = false,
}: LanguageSelectorProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const name = nativeLanguageName(language);
  const label = intl.formatMessage(
    {
      id: 'ui.language.button',
      defaultMessage: '{name}: change language',
      description: 'Button that opens the language selector; its visible text is the name',
    },
    { name },
  );
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpened(true);
    setOpen(true);
  };
  const doWithout = () => {
    setOpened(false);
    trigger.current?.focus();
  };
  return (
    <>
      <Trigger
        ref={trigger}
        type="button"
        kind="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={label}
        {...(prerendered && { popoverTarget: prerenderedLanguagesId })}
        onClick={open}
      >
        <Languages size="1.2em" aria-hidden="true" />
        <Name short={short}>{name}</Name>
      </Trigger>
      {wasOpened && (
        <LazyDialogBoundary onClose={doWithout}>
          <LanguagePanel
            open={isOpen}
            onClose={() => setOpen(false)}
            onChosen={onChosen}
            checkmark={<Check size="1.2em" />}
          />
        </LazyDialogBoundary>
      )}
    </>
  );
}
