import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { horizontalScroll } from '#src/theme/recipes/horizontal-scroll.ts';
import { largeText } from '#src/theme/recipes/large-text.ts';
import { Row, Stack } from '../layout/layout.tsx';
import { Text } from '../layout/text.tsx';
import { ErrorLine, useFieldProps } from './field.tsx';

const Box = chakra('input', {
  base: {
    accentColor: 'accent',
    width: '5',
    height: '5',
    flexShrink: '0',
    marginBlockStart: '0.35em',
    cursor: 'pointer',
  },
});
const Line = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    minHeight: 'target',
    paddingBlock: '1',
    cursor: 'pointer',
  },
});

/** A checkbox. Its label belongs to the hit area. */
export function Checkbox({
  children,
  ...rest
}: ComponentProps<typeof Box> & { children: ReactNode }) {
  return (
    <Line>
      <Box type="checkbox" {...useFieldProps()} {...rest} />
      <span>{children}</span>
    </Line>
  );
}

export type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
};

type ChoicesProps<Value extends string> = {
  /** The question, announced before the choices. */
  legend: ReactNode;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string;
};

const Segment = chakra('label', {
  base: {
    position: 'relative',
    flexShrink: '0',
    maxWidth: 'full',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'target',
    paddingInline: '4',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'line',
    bg: 'surface.raised',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    cursor: 'pointer',
    _hover: { borderColor: 'ink.muted' },
    '&:has(:checked)': {
      bg: 'surface.inverse',
      color: 'ink.inverse',
      borderColor: 'surface.inverse',
    },
    '&:has(:focus-visible)': {
      outlineWidth: '3px',
      outlineStyle: 'solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
  },
});
const Wrapping = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const Hidden = chakra('input', {
  base: { position: 'absolute', opacity: '0', width: '1px', height: '1px' },
});

/** Scrolls a row sideways, and not the page, until the choice is in its middle. */
function scrollToChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector(':checked')?.closest('label');
  if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
  const [outer, inner] = [row, chosen].map((element) => element.getBoundingClientRect());
  if (!outer || !inner) return;
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/**
 * One of a few choices in a row, which scrolls sideways when it is too narrow, and takes several
 * lines where text is large. Also used as a filter bar.
 */
export function Segmented<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  name,
}: ChoicesProps<Value>) {
  const ownName = useId();
  const row = useRef<HTMLDivElement>(null);
  // A row that was hidden by Suspense has lost its position; only layout effects run again then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice may be outside, too
  useLayoutEffect(() => scrollToChosen(row.current), [value]);
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend srOnly>{legend}</chakra.legend>
      <Row
        ref={row}
        gap="2"
        flexWrap="nowrap"
        padding="1"
        margin="-1"
        css={{ ...horizontalScroll, [largeText]: { flexWrap: 'wrap' } }}
      >
        {choices.map((choice) => (
          <Segment key={choice.value}>
            <Hidden
              type="radio"
              name={name ?? ownName}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </Segment>
        ))}
      </Row>
    </chakra.fieldset>
  );
}

type ChoiceFieldProps<Value extends string> = ChoicesProps<Value> & {
  hint?: ReactNode;
  error?: ReactNode;
  /** The name of the field in links to it. */
  place?: string;
};

/** A single choice as a form field: with a visible question and an error below. */
export function ChoiceField<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  name,
  hint,
  error,
  place,
}: ChoiceFieldProps<Value>) {
  const ownName = useId();
  const about = useId();
  return (
    <chakra.fieldset
      minWidth="0"
      role="radiogroup"
      aria-describedby={about}
      aria-required="true"
      data-field={place}
    >
      <chakra.legend fontWeight="semibold" fontSize="md" lineHeight="heading" marginBlockEnd="2">
        {legend}
      </chakra.legend>
      <Stack gap="2">
        <Wrapping>
          {choices.map((choice, at) => (
            <Segment key={choice.value}>
              <Hidden
                type="radio"
                name={name ?? ownName}
                value={choice.value}
                checked={choice.value === value}
                disabled={choice.disabled}
                data-invalid={(error && at === 0) || undefined}
                onChange={() => onChange(choice.value)}
              />
              {choice.label}
            </Segment>
          ))}
        </Wrapping>
        <Stack id={about} gap="1" aria-live="polite">
          {hint && (
            <Text size="sm" muted>
              {hint}
            </Text>
          )}
          {error && <ErrorLine>{error}</ErrorLine>}
        </Stack>
      </Stack>
    </chakra.fieldset>
  );
}
