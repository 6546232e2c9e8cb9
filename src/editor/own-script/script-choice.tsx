import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { nativeNameOf } from '#domain/languages.ts';
import { isScriptLanguage, type ScriptLanguage, scriptLanguages } from '#domain/transliteration/offered.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { buttonRecipe } from '#src/theme/recipes/button.ts';
import { Row } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';

const Look = chakra('label', buttonRecipe);
const Choice = chakra('select', {
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
const letters = new Map<ScriptLanguage, string>([
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
]);

const label = defineMessage({
  id: 'editor.script.label',
  defaultMessage: 'Type with Latin letters',
  description: 'Choice of the language whose words Latin letters become',
});

export type ScriptChoiceProps = {
  /** Of the post; while it has none, any can be typed. */
  language: string | null;
  script: ScriptLanguage | null;
  onScript: (script: ScriptLanguage | null) => void;
};

/** Is there anything that Latin letters may become in a post of this language? */
export const hasScripts = (language: string | null) => language === null || isScriptLanguage(language);

/** What Latin letters become: the device's own list of choices under a letter, because nothing is quicker on a phone. */
export function ScriptChoice({
  language,
  script,
  onScript,
  ...inToolbar
}: ScriptChoiceProps & { tabIndex?: number; onFocus?: () => void }) {
  const intl = useIntl();
  const offered = language === null ? scriptLanguages : scriptLanguages.filter((each) => each === language);
  const letter = letters.get(script ?? (isScriptLanguage(language) ? language : 'hi'));
  return (
    <Look
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
      _focusWithin={{ outlineWidth: '3px', outlineStyle: 'solid', outlineColor: 'accent' }}
    >
      <span aria-hidden="true" lang={script ?? 'hi'}>
        {letter}
      </span>
      <Choice
        aria-label={intl.formatMessage(label)}
        value={script ?? ''}
        {...inToolbar}
        onChange={({ currentTarget: { value } }) => onScript(isScriptLanguage(value) ? value : null)}
      >
        <option value="">{intl.formatMessage({ id: 'editor.script.off', defaultMessage: 'Off' })}</option>
        {offered.map((each) => (
          <option key={each} value={each} lang={each}>
            {nativeNameOf(each)}
          </option>
        ))}
      </Choice>
    </Look>
  );
}

/** The same with its name beside it, where there is no toolbar. */
export function ScriptLine(props: ScriptChoiceProps) {
  return (
    <Row gap="2" flexWrap="nowrap">
      <ScriptChoice {...props} />
      <Text as="span" size="sm" muted aria-hidden="true">
        <FormattedMessage {...label} />
      </Text>
    </Row>
  );
}
