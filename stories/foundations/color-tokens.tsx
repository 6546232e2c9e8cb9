import {
  type ColorPair,
  type ColorToken,
  colorPairs,
  colorTokens,
  colorValue,
  contrastLevel,
  decorativeColors,
  tokenContrast,
} from '#src/theme/contrast.ts';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { ColorUses } from './color-uses.tsx';
import { Summary } from './docs-components.tsx';
import { Value } from './specimen.tsx';

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

/** Every colour of the theme in both modes, with its contrasts and the sources that use it. */
export function ColorTokens() {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="4"
    >
      {colorTokens.map((color) => (
        <ColorCard key={color.name} color={color} />
      ))}
    </Box>
  );
}

function ColorCard({ color }: { color: ColorToken }) {
  return (
    <Box
      data-token={`colors.${color.name}`}
      as="section"
      minWidth="0"
      bg="surface.raised"
      borderWidth="1px"
      borderColor="line"
      borderRadius="lg"
      overflow="hidden"
    >
      <Box
        display="grid"
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        borderBlockEndWidth="1px"
        borderColor="line"
      >
        {modes.map((mode) => (
          <Box key={mode} height="16" style={{ background: color[mode] }} />
        ))}
      </Box>
      <Stack gap="3" padding="4">
        <Box display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" columnGap="4">
          <Heading as="h3" size="sm" gridColumn="1 / -1">
            {color.name}
          </Heading>
          {modes.map((mode) => (
            <Value key={mode}>{`${mode} ${color[mode]}`}</Value>
          ))}
        </Box>
        <Contrasts name={color.name} />
        <ColorUses name={color.name} />
      </Stack>
    </Box>
  );
}

function Contrasts({ name }: { name: string }) {
  const reason = decorativeColors[name];
  const on = colorPairs.filter(({ color }) => color === name);
  const under = colorPairs.filter(({ ground }) => ground === name);
  return (
    <>
      {reason && <Text size="sm">{`No contrast is required. ${reason}`}</Text>}
      {on.length > 0 && <ContrastTable title="On" pairs={on} other="ground" />}
      {under.length > 0 && (
        <details open={on.length === 0 && under.length < 4}>
          <Summary>
            {under.length === 1 ? 'Under 1 colour' : `Under ${under.length} colours`}
          </Summary>
          <ContrastTable title="Under" pairs={under} other="color" />
        </details>
      )}
    </>
  );
}

type TableProps = { title: string; pairs: ColorPair[]; other: 'color' | 'ground' };

function ContrastTable({ title, pairs, other }: TableProps) {
  return (
    <Box as="table" width="full" fontSize="sm" css={tableStyles}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {modes.map((mode) => (
            <th key={mode} scope="col">
              {mode === 'light' ? 'Light' : 'Dark'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={`${pair.color} ${pair.ground}`} data-pair={`${pair.color} on ${pair.ground}`}>
            <th scope="row">{pair[other]}</th>
            {modes.map((mode) => (
              <td key={mode}>
                <Contrast pair={pair} mode={mode} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tableStyles = {
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& :is(th, td)': { paddingBlock: '1.5', textAlign: 'start', verticalAlign: 'middle' },
  '& th': { fontWeight: 'normal', color: 'ink.muted', overflowWrap: 'anywhere' },
  '& thead th': { fontWeight: 'semibold' },
  '& tr + tr, & tbody tr': { borderBlockStartWidth: '1px', borderColor: 'line' },
};

function Contrast({ pair, mode }: { pair: ColorPair; mode: Mode }) {
  const ratio = tokenContrast(pair, mode);
  const level = contrastLevel(ratio, pair.shows);
  return (
    <Row gap="2" flexWrap="nowrap" data-level={level ?? 'fails'}>
      <Sample pair={pair} mode={mode} />
      <span>{`${Math.floor(ratio * 10) / 10} ${level ?? 'too low'}`}</span>
    </Row>
  );
}

/** The pair as it looks in a mode, whichever mode the page has. */
function Sample({ pair, mode }: { pair: ColorPair; mode: Mode }) {
  const shown =
    pair.shows === 'text' ? (
      'Aa'
    ) : (
      <Box
        width="4"
        height="4"
        borderWidth="3px"
        borderRadius="full"
        style={{ borderColor: 'currentcolor' }}
      />
    );
  return (
    <Box
      aria-hidden="true"
      flexShrink="0"
      display="grid"
      placeItems="center"
      width="10"
      height="8"
      borderWidth="1px"
      borderColor="line"
      borderRadius="sm"
      fontWeight="semibold"
      style={{ background: colorValue(pair.ground, mode), color: colorValue(pair.color, mode) }}
    >
      {shown}
    </Box>
  );
}
