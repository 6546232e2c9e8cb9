import { type KeyboardEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { horizontalScroll } from '#src/theme/recipes/horizontal-scroll.ts';
import { IconButton } from '#src/ui/forms/button.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { useKeyboardInset } from '#src/ui/overlay/use-keyboard-inset.ts';
import {
  canTransliterate,
  ScriptSelect,
  type ScriptSelectProps,
} from '../transliteration/script-select.tsx';
import { type Tool, type ToolbarActions, toolbarTexts, toolbarTools } from './toolbar-tools.ts';

type Props = ToolbarActions & { transliteration: ScriptSelectProps };

/**
 * The formats within a thumb's reach: above the keyboard on phones, on top elsewhere. Pressing one
 * never takes the caret.
 */
export function Toolbar({ transliteration, ...actions }: Props) {
  const intl = useIntl();
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardInset(bar);
  const [current, setCurrent] = useState(0);
  const tools = toolbarTools(actions);
  const first = canTransliterate(transliteration.language) ? 1 : 0;
  const place = Math.min(current, tools.length - 1 + first);
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={intl.formatMessage(toolbarTexts.label)}
      onKeyDown={(event) => moveFocus(event, bar.current, setCurrent)}
      position={{ base: 'fixed', sm: 'sticky' }}
      insetInline={{ base: '0', sm: 'auto' }}
      insetBlockEnd={{ base: 'var(--keyboard-inset, 0px)', sm: 'auto' }}
      insetBlockStart={{ base: 'auto', sm: 'calc(var(--top-inset, 0px) + 4rem)' }}
      zIndex="bar"
      bg={{ base: 'surface.raised', sm: 'surface' }}
      borderColor="line"
      borderBlockStartWidth={{ base: '1px', sm: '0' }}
      borderBlockEndWidth={{ base: '0', sm: '1px' }}
      marginBlockEnd={{ base: '0', sm: '2' }}
    >
      <Box
        display="flex"
        gap="0.5"
        paddingBlock="1"
        paddingInline={{ base: '2', sm: '0' }}
        css={horizontalScroll}
      >
        {first > 0 && (
          <ScriptSelect
            {...transliteration}
            tabIndex={place === 0 ? 0 : -1}
            onFocus={() => setCurrent(0)}
          />
        )}
        {tools.map((tool, index) => (
          <ToolButton
            key={tool.name}
            tool={tool}
            isCurrent={index + first === place}
            onFocus={() => setCurrent(index + first)}
          />
        ))}
      </Box>
    </Box>
  );
}

type ToolButtonProps = { tool: Tool; isCurrent: boolean; onFocus: () => void };

function ToolButton({ tool, isCurrent, onFocus }: ToolButtonProps) {
  const intl = useIntl();
  const { name, icon: Icon, size = '1.375rem', press, pressed, waiting, off: isDisabled } = tool;
  return (
    <IconButton
      icon={<Icon size={size} aria-hidden="true" />}
      label={intl.formatMessage(toolbarTexts[name])}
      kind={pressed ? 'ink' : 'ghost'}
      aria-pressed={pressed}
      data-queued={waiting || undefined}
      aria-disabled={isDisabled || undefined}
      opacity={isDisabled ? 0.4 : 1}
      flexShrink="0"
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      // Taking the focus would end the composition and close the keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : press}
    />
  );
}

/**
 * Arrow keys, Home and End move through the toolbar in the direction of reading (WAI-ARIA toolbar).
 */
function moveFocus(
  event: KeyboardEvent,
  bar: HTMLElement | null,
  onMoved: (index: number) => void,
): void {
  if (!bar) return;
  const buttons = [...bar.querySelectorAll<HTMLElement>('button, select')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const forward = getComputedStyle(bar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const steps: Record<string, number> = {
    [forward]: at + 1,
    [backward]: at - 1 + buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  onMoved(next % buttons.length);
  buttons[next % buttons.length]?.focus();
}
