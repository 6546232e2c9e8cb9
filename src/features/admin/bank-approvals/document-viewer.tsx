import { useSelector } from '@xstate/react';
import { type LucideIcon, Maximize, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import {
  defineMessage,
  FormattedMessage,
  FormattedNumber,
  type MessageDescriptor,
  useIntl,
} from 'react-intl';
import type { ActorRefFrom, EventFromLogic } from 'xstate';
import type { documentViewMachine } from '#machines/kit/document-view.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { IconButton } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { documentSize } from './document-size.ts';

type ViewActor = ActorRefFrom<typeof documentViewMachine>;
type ViewEvent = EventFromLogic<typeof documentViewMachine>;
type Props = {
  actor: ViewActor;
  url: string;
  name: string;
  /** Of the picture, in pixels. */
  size: { width: number; height: number };
};

const Window = chakra('section', {
  base: {
    display: 'grid',
    maxHeight: '70dvh',
    overflow: 'auto',
    bg: 'surface.sunken',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
  },
});
const Sheet = chakra('div', {
  base: { display: 'grid', placeItems: 'center', placeSelf: 'center', overflow: 'hidden' },
});
const Picture = chakra('img', { base: { flex: 'none', maxWidth: 'none', height: 'auto' } });

const keyEvents: Record<string, ViewEvent> = {
  '+': { type: 'zoom.increased' },
  '=': { type: 'zoom.increased' },
  '-': { type: 'zoom.decreased' },
  '0': { type: 'view.reset' },
  r: { type: 'document.rotated', by: 90 },
  R: { type: 'document.rotated', by: -90 },
};

/**
 * A picture of a document that can be zoomed, turned and scrolled. The keys work only while it has
 * the focus (WCAG 2.1.4).
 */
export function DocumentViewer({ actor, url, name, size }: Props) {
  const intl = useIntl();
  const { zoom, rotation } = useSelector(actor, ({ context }) => context);
  const window = useKeptCentre(`${zoom} ${rotation}`);
  const { sheet, picture } = documentSize(size, { zoom, rotation });
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = keyEvents[event.key];
    if (!wanted || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    actor.send(wanted);
  };
  return (
    <Stack gap="3">
      <ViewButtons actor={actor} />
      <Window
        ref={window}
        // The arrow keys scroll it.
        tabIndex={0}
        aria-label={intl.formatMessage(
          { id: 'bank-approvals.document', defaultMessage: 'Document {name}' },
          { name },
        )}
        onKeyDown={onKeyDown}
      >
        <Sheet style={sheet}>
          <Picture src={url} alt={name} style={picture} />
        </Sheet>
      </Window>
      <Text size="sm" muted>
        <FormattedMessage
          id="bank-approvals.keys"
          defaultMessage="With the document selected: + and − zoom, R rotates, 0 resets, the arrow keys scroll."
          description="Keyboard shortcuts"
        />
      </Text>
    </Stack>
  );
}

const buttons: { event: ViewEvent; Icon: LucideIcon; label: MessageDescriptor }[] = [
  {
    event: { type: 'zoom.increased' },
    Icon: ZoomIn,
    label: defineMessage({ id: 'bank-approvals.zoom-in', defaultMessage: 'Zoom in' }),
  },
  {
    event: { type: 'zoom.decreased' },
    Icon: ZoomOut,
    label: defineMessage({ id: 'bank-approvals.zoom-out', defaultMessage: 'Zoom out' }),
  },
  {
    event: { type: 'document.rotated', by: -90 },
    Icon: RotateCcw,
    label: defineMessage({
      id: 'bank-approvals.rotate-back',
      defaultMessage: 'Rotate counterclockwise',
    }),
  },
  {
    event: { type: 'document.rotated', by: 90 },
    Icon: RotateCw,
    label: defineMessage({ id: 'bank-approvals.rotate', defaultMessage: 'Rotate clockwise' }),
  },
  {
    event: { type: 'view.reset' },
    Icon: Maximize,
    label: defineMessage({ id: 'bank-approvals.reset-view', defaultMessage: 'Reset view' }),
  },
];

function ViewButtons({ actor }: { actor: ViewActor }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  return (
    <Row gap="1">
      {buttons.map(({ event, Icon, label }) => (
        // It keeps the focus at the last step.
        <IconButton
          key={label.id}
          icon={<Icon size="1.3em" aria-hidden="true" />}
          label={intl.formatMessage(label)}
          aria-disabled={!snapshot.can(event) || undefined}
          onClick={() => actor.send(event)}
        />
      ))}
      <Text as="span" size="sm" muted role="status" marginInlineStart="2">
        <FormattedNumber value={snapshot.context.zoom / 100} style="percent" />
      </Text>
    </Row>
  );
}

/** Keeps what is in the middle of a scrolled window there when its contents change their size. */
function useKeptCentre(change: string) {
  const element = useRef<HTMLElement>(null);
  const centre = useRef({ x: 0.5, y: 0.5 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the contents have another size by then
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const remember = () => {
      centre.current = {
        x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      };
    };
    box.scrollTo(
      centre.current.x * box.scrollWidth - box.clientWidth / 2,
      centre.current.y * box.scrollHeight - box.clientHeight / 2,
    );
    box.addEventListener('scroll', remember);
    return () => box.removeEventListener('scroll', remember);
  }, [change]);
  return element;
}
