import { Check } from 'lucide-react';
import {
  interfaceLanguages,
  languageDirection,
  offeredLanguageName,
} from '#domain/language/languages.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { languagesRecipe } from '#src/theme/recipes/overlay.ts';
import { Box, Row } from '../layout/layout.tsx';
import { Heading } from '../layout/text.tsx';
import { CloseButton } from './close-button.tsx';
import { LanguageChoice, LanguageGrid, LanguageTitle } from './language-panel.tsx';

const Window = chakra('dialog', languagesRecipe);

/**
 * The panel of languages as a form, for a page on which React does not run: the server changes the
 * language. The button of the page opens it as a popover, without a script. Looks like
 * LanguagePanel.
 */
export function PrerenderedLanguages({ id }: { id: string }) {
  const { language } = useLanguage();
  const titleId = `${id}-title`;
  return (
    <Window id={id} popover="auto" aria-labelledby={titleId}>
      <Row
        flexWrap="nowrap"
        justifyContent="space-between"
        alignItems="flex-start"
        padding="5"
        paddingBlockEnd="2"
      >
        <Heading
          as="h2"
          id={titleId}
          size="md"
          tabIndex={-1}
          autoFocus
          _focusVisible={{ outline: 'none' }}
        >
          <LanguageTitle />
        </Heading>
        <CloseButton popoverTarget={id} />
      </Row>
      <Box
        overflowY="auto"
        scrollPaddingBlockEnd="24"
        paddingInline="5"
        paddingBlock="2"
        paddingBlockEnd="6"
      >
        <LanguageGrid as="form" {...{ method: 'post' }}>
          {interfaceLanguages.map((code) => (
            <LanguageChoice
              key={code}
              type="submit"
              name="language"
              value={code}
              lang={code}
              dir={languageDirection(code)}
              aria-pressed={code === language}
            >
              {offeredLanguageName(code)}
              {code === language && <Check size="1.2em" />}
            </LanguageChoice>
          ))}
        </LanguageGrid>
      </Box>
    </Window>
  );
}
