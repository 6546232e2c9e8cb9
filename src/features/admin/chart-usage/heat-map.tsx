import type { ComponentProps } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import type { HeatTone } from '#src/theme/recipes/heat-tones.ts';
import { heatTones } from '#src/theme/recipes/heat-tones.ts';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { CodeName } from './code-name.tsx';
import { Duration } from './duration.tsx';
import { heatLevel, heatValue, type Measure, type StateHeat } from './heat.ts';

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyleType: 'none', width: 'full' },
});
const Item = chakra('li', { base: { flex: '1 1 9rem', minWidth: '0', maxWidth: 'full' } });
const Group = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '2',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
  },
});
const Cell = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    width: 'full',
    minHeight: 'target',
    paddingBlock: '2',
    paddingInline: '3',
    borderWidth: '2px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'pointer',
    '&[aria-pressed=true]': { borderColor: 'focus', borderWidth: '4px' },
  },
});

type Props = {
  states: StateHeat[];
  measure: Measure;
  /** The event whose share is shown when exits are measured. */
  event: string;
  selected: string;
  onSelect: (path: string) => void;
};

/** The states of a chart as boxes inside each other, coloured by the measure. */
export function HeatMap(props: Props) {
  const [root] = props.states;
  const highest = Math.max(
    0,
    ...props.states
      .filter(({ path }) => path !== '')
      .map((state) => heatValue(state, props.measure, props.event)),
  );
  return root ? (
    <Stack gap="3">
      <Legend />
      <StateBox {...props} state={root} highest={highest} />
    </Stack>
  ) : null;
}

function StateBox(props: Props & { state: StateHeat; highest: number }) {
  const { states, state, measure, event, selected, highest, onSelect } = props;
  const value = heatValue(state, measure, event);
  const children = states.filter(
    ({ path, depth }) =>
      depth === state.depth + 1 && (state.path === '' || path.startsWith(`${state.path}.`)),
  );
  const cell = (
    <Cell
      type="button"
      aria-pressed={selected === state.path}
      onClick={() => onSelect(state.path)}
      {...toneProps(heatTones[heatLevel(value, highest)])}
    >
      <CodeName>{state.key}</CodeName>
      <strong>
        <HeatNumber value={value} measure={measure} />
      </strong>
    </Cell>
  );
  if (children.length === 0) return cell;
  return (
    <Group>
      {cell}
      <List>
        {children.map((child) => (
          <Item key={child.path} {...(hasChildren(child) && { flexBasis: 'full' })}>
            <StateBox {...props} state={child} />
          </Item>
        ))}
      </List>
    </Group>
  );
}

const hasChildren = ({ node }: StateHeat) => Object.keys(node.states).length > 0;

const toneProps = ({ ground, ink }: HeatTone): ComponentProps<typeof Cell> => ({
  bg: ground,
  color: ink,
});

/** A value of a measure, in its unit. */
export function HeatNumber({ value, measure }: { value: number; measure: Measure }) {
  if (measure === 'time') return <Duration milliseconds={value} />;
  if (measure === 'entries') return <Num value={value} />;
  return <FormattedNumber value={value} style="percent" maximumFractionDigits={0} />;
}

const Swatch = chakra('span', {
  base: { width: '6', height: '4', borderWidth: '1px', borderColor: 'line.strong' },
});

function Legend() {
  return (
    <Row gap="2" alignItems="center">
      <Text size="sm" muted>
        <FormattedMessage id="charts.legend.low" defaultMessage="Less" />
      </Text>
      {heatTones.map(({ ground }) => (
        <Swatch key={ground} bg={ground} aria-hidden="true" />
      ))}
      <Text size="sm" muted>
        <FormattedMessage id="charts.legend.high" defaultMessage="More" />
      </Text>
    </Row>
  );
}
