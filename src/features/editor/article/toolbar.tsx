import {
  ALargeSmall,
  Bold,
  Heading2,
  Heading3,
  Image as ImageIcon,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { horizontalScroll } from '#src/theme/recipes/horizontal-scroll.ts';
import { IconButton } from '#src/ui/forms/button.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { useKeyboardInset } from '#src/ui/overlay/use-keyboard-inset.ts';
import type { SurfaceState, ToggleFormat, WritingSurface } from '../surface/writing-surface.ts';
import {
  canTransliterate,
  ScriptSelect,
  type ScriptSelectProps,
} from '../transliteration/script-select.tsx';

const texts = defineMessages({
  label: { id: 'editor.toolbar.label', defaultMessage: 'Formatting' },
  picture: { id: 'editor.toolbar.picture', defaultMessage: 'Add images' },
  bold: { id: 'editor.toolbar.bold', defaultMessage: 'Bold' },
  italic: { id: 'editor.toolbar.italic', defaultMessage: 'Italic' },
  heading: { id: 'editor.toolbar.heading', defaultMessage: 'Heading' },
  subheading: { id: 'editor.toolbar.subheading', defaultMessage: 'Subheading' },
  bulletList: { id: 'editor.toolbar.bullet-list', defaultMessage: 'List' },
  orderedList: { id: 'editor.toolbar.ordered-list', defaultMessage: 'Numbered list' },
  quote: { id: 'editor.toolbar.quote', defaultMessage: 'Quote' },
  link: { id: 'editor.toolbar.link', defaultMessage: 'Link or embed' },
  undo: { id: 'editor.toolbar.undo', defaultMessage: 'Undo' },
  redo: { id: 'editor.toolbar.redo', defaultMessage: 'Redo' },
  simple: { id: 'editor.plain-text.on', defaultMessage: 'Plain text mode' },
} satisfies Record<string, MessageDescriptor>);

const toggles: [ToggleFormat, ReactNode][] = [
  ['bold', <Bold key="bold" size="1.375rem" aria-hidden="true" />],
  ['italic', <Italic key="italic" size="1.375rem" aria-hidden="true" />],
  ['heading', <Heading2 key="heading" size="1.375rem" aria-hidden="true" />],
  ['subheading', <Heading3 key="subheading" size="1.375rem" aria-hidden="true" />],
  ['bulletList', <List key="bulletList" size="1.375rem" aria-hidden="true" />],
  ['orderedList', <ListOrdered key="orderedList" size="1.375rem" aria-hidden="true" />],
  ['quote', <Quote key="quote" size="1.375rem" aria-hidden="true" />],
];

type Props = {
  surface: WritingSurface;
  state: SurfaceState;
  isPlainText: boolean;
  onPictures: () => void;
  onLink: () => void;
  onPlainText: (isSimple: boolean) => void;
  transliteration: ScriptSelectProps;
};

type Tool = {
  name: keyof typeof texts;
  icon: ReactNode;
  press: () => void;
  pressed?: boolean;
  /** Waits for the keyboard to finish its word. */
  waiting?: boolean;
  off?: boolean;
};

/**
 * The formats within a thumb's reach: above the keyboard on phones, on top elsewhere. Pressing one
 * never takes the caret.
 */
export function Toolbar({
  surface,
  state,
  isPlainText,
  onPictures,
  onLink,
  onPlainText,
  transliteration,
}: Props) {
  const intl = useIntl();
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardInset(bar);
  const [current, setCurrent] = useState(0);
  const { active, queued, canUndo, canRedo } = state;
  const isOn = (format: ToggleFormat) => active.includes(format) !== queued.includes(format);
  const simple: Tool = {
    name: 'simple',
    icon: <ALargeSmall size="1.5rem" aria-hidden="true" />,
    press: () => onPlainText(!isPlainText),
    pressed: isPlainText,
  };
  const picture: Tool = {
    name: 'picture',
    icon: <ImageIcon size="1.375rem" aria-hidden="true" />,
    press: onPictures,
  };
  const link: Tool = {
    name: 'link',
    icon: <LinkIcon size="1.375rem" aria-hidden="true" />,
    press: onLink,
    ...(isPlainText ? {} : { pressed: active.includes('link') }),
  };
  const tools: Tool[] = isPlainText
    ? [picture, link, simple]
    : [
        picture,
        ...toggles.map(
          ([name, icon]): Tool => ({
            name,
            icon,
            press: () => surface.toggle(name),
            pressed: isOn(name),
            waiting: queued.includes(name),
          }),
        ),
        link,
        {
          name: 'undo',
          icon: <Undo2 size="1.375rem" aria-hidden="true" />,
          press: surface.undo,
          off: !canUndo,
        },
        {
          name: 'redo',
          icon: <Redo2 size="1.375rem" aria-hidden="true" />,
          press: surface.redo,
          off: !canRedo,
        },
        simple,
      ];
  const first = canTransliterate(transliteration.language) ? 1 : 0;
  const place = Math.min(current, tools.length - 1 + first);
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={intl.formatMessage(texts.label)}
      onKeyDown={(event) => moveFocus(event, bar.current, setCurrent)}
      position={{ base: 'fixed', sm: 'sticky' }}
      insetInline={{ base: '0', sm: 'auto' }}
      insetBlockEnd={{ base: 'var(--keyboard-inset, 0px)', sm: 'auto' }}
      insetBlockStart={{ base: 'auto', sm: '16' }}
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
        {tools.map(({ name, icon, press: onPress, pressed, waiting, off: isDisabled }, index) => (
          <IconButton
            key={name}
            icon={icon}
            label={intl.formatMessage(texts[name])}
            kind={pressed ? 'ink' : 'ghost'}
            aria-pressed={pressed}
            data-queued={waiting || undefined}
            aria-disabled={isDisabled || undefined}
            opacity={isDisabled ? 0.4 : 1}
            flexShrink="0"
            tabIndex={index + first === place ? 0 : -1}
            onFocus={() => setCurrent(index + first)}
            // Taking the focus would end the composition and close the keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={isDisabled ? undefined : onPress}
          />
        ))}
      </Box>
    </Box>
  );
}

/**
 * Arrow keys, Home and End walk through the toolbar in the direction of reading (WAI-ARIA toolbar).
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
