import { shadows, tokens } from '#src/theme/tokens.ts';
import { Box } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Specimen, Specimens } from './specimen.tsx';

type Category = keyof typeof tokens;

/** The tokens of a category, in the theme's order. */
export function listTokens(category: Category): { name: string; value: string; token: string }[] {
  return Object.entries(tokens[category]).map(([name, { value }]) => ({
    name,
    value,
    token: `${category}.${name}`,
  }));
}

/** By length, because objects list names such as `0.5` after whole numbers. */
const byLength = (one: { value: string }, other: { value: string }) =>
  pixels(one.value) - pixels(other.value);

/** A length at the usual size of text; the largest for a share of the page. */
function pixels(value: string): number {
  const [, number, unit] = /([\d.]+)(rem|px|%)/.exec(value) ?? [];
  if (unit === '%') return Number.POSITIVE_INFINITY;
  return Number(number ?? 0) * (unit === 'rem' ? 16 : 1);
}

/** A bar of the length of each token; longer ones end at the edge of the page. */
function Lengths({ category }: { category: 'spacing' | 'sizes' }) {
  return (
    <Specimens>
      {listTokens(category)
        .sort(byLength)
        .map(({ token, value }) => (
          <Specimen key={token} token={token} value={value}>
            <Box overflow="hidden">
              <Box
                height="4"
                bg="accent"
                borderRadius="sm"
                style={{ inlineSize: value, minInlineSize: '1px' }}
              />
            </Box>
          </Specimen>
        ))}
    </Specimens>
  );
}

export const Spacing = () => <Lengths category="spacing" />;
export const Sizes = () => <Lengths category="sizes" />;

export function Radii() {
  return (
    <Specimens>
      {listTokens('radii').map(({ token, value }) => (
        <Specimen key={token} token={token} value={value}>
          <Box
            width="24"
            height="16"
            bg="accent.soft"
            borderWidth="2px"
            borderColor="accent"
            style={{ borderRadius: value }}
          />
        </Specimen>
      ))}
    </Specimens>
  );
}

export function BorderWidths() {
  return (
    <Specimens>
      {listTokens('borderWidths').map(({ token, value }) => (
        <Specimen key={token} token={token} value={value}>
          <Box borderColor="line.strong" style={{ borderBlockStartWidth: value }} />
        </Specimen>
      ))}
    </Specimens>
  );
}

export function Shadows() {
  return (
    <Specimens>
      {Object.entries(shadows).map(([name, { value }]) => (
        <Specimen
          key={name}
          token={`shadows.${name}`}
          value={value.base}
          note={`Dark: ${value._dark}`}
        >
          <Box padding="6" bg="surface" borderRadius="md">
            <Box
              width="full"
              maxWidth="avatarLarge"
              height="16"
              bg="surface.raised"
              borderRadius="lg"
              boxShadow={name}
            />
          </Box>
        </Specimen>
      ))}
    </Specimens>
  );
}

export function Layers() {
  return (
    <Specimens>
      {listTokens('zIndex').map(({ token, value }) => (
        <Specimen key={token} token={token} value={value}>
          <Text size="sm" muted>
            {layerUses[token]}
          </Text>
        </Specimen>
      ))}
    </Specimens>
  );
}

const layerUses: Record<string, string> = {
  'zIndex.bar': 'Bars that stay in sight while the page scrolls.',
  'zIndex.overlay': 'Lists and menus that open above the page.',
  'zIndex.toast': 'Short messages, above everything else.',
};
