import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { VisuallyHidden } from '../layout/text.tsx';

const List = chakra('ol', {
  base: { display: 'flex', flexDirection: { base: 'column', sm: 'row' }, width: 'full' },
});
const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flex: '1',
    flexDirection: { base: 'row', sm: 'column' },
    alignItems: 'center',
    gap: { base: '3', sm: '2' },
    minHeight: { base: '3.5rem', sm: 'auto' },
    textAlign: { base: 'start', sm: 'center' },
    color: 'ink.muted',
    fontSize: 'sm',
    lineHeight: 'heading',
    /* The line to the previous step: above on phones, next to it otherwise. */
    '&:not(:first-of-type)::before': {
      content: '""',
      position: 'absolute',
      bg: 'line.strong',
      transitionProperty: 'background-color',
      transitionDuration: 'slow',
      insetInlineStart: { base: 'calc(1.125rem - 1px)', sm: 'calc(-50% + 1.5rem)' },
      insetInlineEnd: { base: 'auto', sm: 'calc(50% + 1.5rem)' },
      insetBlockStart: { base: 'calc(-50% + 1.375rem)', sm: 'calc(1.125rem - 1px)' },
      width: { base: '2px', sm: 'auto' },
      height: { base: 'calc(100% - 2.75rem)', sm: '2px' },
    },
  },
  variants: {
    state: {
      done: { color: 'ink', '&&::before': { bg: 'success' } },
      current: { color: 'ink', fontWeight: 'bold' },
      open: {},
    },
  },
});
const Disc = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'line.strong',
    bg: 'surface.raised',
    fontWeight: 'bold',
    lineHeight: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'slow',
  },
  variants: {
    state: {
      done: { bg: 'success', borderColor: 'success', color: 'surface.raised' },
      current: { bg: 'accent', borderColor: 'accent', color: 'accent.contrast' },
      open: {},
    },
  },
});

export type Step = { key: string; label: ReactNode; state: 'done' | 'current' | 'open' };

/** The progress: steps in a row, on phones in a column. */
export function StepsBar({ label, steps }: { label: string; steps: readonly Step[] }) {
  const intl = useIntl();
  const done = intl.formatMessage({
    id: 'ui.steps.done',
    defaultMessage: 'Done:',
    description: 'Before a finished step',
  });
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <Item
          key={step.key}
          state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <Disc state={step.state} aria-hidden="true">
            {step.state === 'done' ? <Check size="1.2em" strokeWidth={3} /> : index + 1}
          </Disc>
          <span>
            {step.state === 'done' && <VisuallyHidden>{done} </VisuallyHidden>}
            {step.label}
          </span>
        </Item>
      ))}
    </List>
  );
}
