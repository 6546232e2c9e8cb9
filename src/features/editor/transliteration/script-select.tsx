import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { nativeLanguageName } from '#domain/language/languages.ts';
import {
  isTransliterationLanguage,
  type TransliterationLanguage,
  transliterationLanguages,
} from '#domain/transliteration/transliteration-languages.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { buttonRecipe } from '#src/theme/recipes/button.ts';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

const SelectButton = chakra('label', buttonRecipe);
const NativeSelect = chakra('select', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    opacity: '0',
    cursor: 'pointer',
    color: 'ink',
    bg: 'surface.raised',
  },
});

/** The first letter of each language's script, by which its writers know it. */
const scriptLetters = new Map<TransliterationLanguage, string>([
  ['hi', 'अ'],
  ['mr', 'अ'],
  ['bho', 'अ'],
  ['bn', 'অ'],
  ['as', 'অ'],
  ['gu', 'અ'],
  ['pa', 'ਅ'],
  ['or', 'ଅ'],
  ['ta', 'அ'],
  ['te', 'అ'],
  ['kn', 'ಅ'],
  ['ml', 'അ'],
  ['ur', 'ا'],
]);

const label = defineMessage({
  id: 'editor.transliteration.label',
  defaultMessage: 'Type in English letters',
  description: 'Choice of the language whose words Latin letters become',
});

export type ScriptSelectProps = {
  /** The language of the post; without one every script can be chosen. */
  language: string | null;
  script: TransliterationLanguage | null;
  onScriptChange: (script: TransliterationLanguage | null) => void;
};

/** Whether Latin letters can be transliterated in a post of this language. */
export const canTransliterate = (language: string | null) =>
  language === null || isTransliterationLanguage(language);

/** The script for Latin letters, as a native select: nothing is quicker on a phone. */
export function ScriptSelect({
  language,
  script,
  onScriptChange,
  ...inToolbar
}: ScriptSelectProps & { tabIndex?: number; onFocus?: () => void }) {
  const intl = useIntl();
  const offered =
    language === null
      ? transliterationLanguages
      : transliterationLanguages.filter((each) => each === language);
  const letter = scriptLetters.get(
    script ?? (isTransliterationLanguage(language) ? language : 'hi'),
  );
  return (
    <SelectButton
      kind={script ? 'ink' : 'ghost'}
      position="relative"
      flexShrink="0"
      fontSize="lg"
      css={{
        width: 'target',
        height: 'target',
        minHeight: 'target',
        padding: '0',
        '&:lang(ur)': { minHeight: 'target', paddingBlock: '0' },
      }}
      _focusWithin={{ outlineWidth: '3px', outlineStyle: 'solid', outlineColor: 'focus' }}
    >
      <span aria-hidden="true" lang={script ?? 'hi'}>
        {letter}
      </span>
      <NativeSelect
        aria-label={intl.formatMessage(label)}
        value={script ?? ''}
        {...inToolbar}
        onChange={({ currentTarget: { value } }) =>
          onScriptChange(isTransliterationLanguage(value) ? value : null)
        }
      >
        <option value="">
          {intl.formatMessage({ id: 'editor.transliteration.off', defaultMessage: 'Off' })}
        </option>
        {offered.map((each) => (
          <option key={each} value={each} lang={each}>
            {nativeLanguageName(each)}
          </option>
        ))}
      </NativeSelect>
    </SelectButton>
  );
}

/** The same control with a label, where there is no toolbar. */
export function LabelledScriptSelect(props: ScriptSelectProps) {
  return (
    <Row gap="2" flexWrap="nowrap">
      <ScriptSelect {...props} />
      <Text as="span" size="sm" muted aria-hidden="true">
        <FormattedMessage {...label} />
      </Text>
    </Row>
  );
}
