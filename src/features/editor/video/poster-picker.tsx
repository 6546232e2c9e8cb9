import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { PosterFrameActor } from '#machines/flow/editor/poster-frame.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { horizontalScroll } from '#src/theme/recipes/horizontal-scroll.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button, IconButton } from '#src/ui/forms/button.tsx';
import { Slider } from '#src/ui/forms/slider.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { formatDuration } from './video-details.tsx';

const FrameImage = chakra('img', {
  base: {
    display: 'block',
    width: 'full',
    maxHeight: '45dvh',
    objectFit: 'contain',
    bg: 'surface.sunken',
    borderRadius: 'md',
  },
});

const FrameButton = chakra('button', {
  base: {
    flexShrink: '0',
    height: '4.5rem',
    minWidth: 'target',
    padding: '0',
    borderWidth: '3px',
    borderColor: 'transparent',
    borderRadius: 'md',
    overflow: 'hidden',
    cursor: 'pointer',
    '&[aria-pressed=true]': { borderColor: 'accent' },
    _disabled: { cursor: 'default' },
    '& img': { display: 'block', height: 'full', width: 'auto', maxWidth: 'none' },
  },
});

/**
 * Which frame of a video is shown before it plays: by a slider, by steps, or from a strip. Videos
 * run from left to right in every language, as players do.
 */
export function PosterPicker({ actor }: { actor: PosterFrameActor }) {
  const isUnplayable = useSelector(actor, (current) => current.matches('unplayable'));
  if (isUnplayable) {
    return (
      <Text size="sm" role="status">
        <FormattedMessage
          id="video.poster.unplayable"
          defaultMessage="This browser can't play the video, so you can't choose a frame here. Readers may still be able to play it. Upload your own image."
          description="The browser cannot decode a video of which a frame was to be chosen"
        />
      </Text>
    );
  }
  return (
    <Stack gap="3">
      <LargeFrame actor={actor} />
      <FrameStrip actor={actor} />
      <TimeSlider actor={actor} />
      <UseFrameButton actor={actor} />
    </Stack>
  );
}

function LargeFrame({ actor }: { actor: PosterFrameActor }) {
  const intl = useIntl();
  const frames = useSelector(actor, (current) => current.context.frames);
  const seen = useSelector(actor, (current) => current.context.shownFrame) ?? frames[0];
  if (!seen) {
    return (
      <Stack gap="2" role="status">
        <Skeleton height="12rem" />
        <Text size="sm" muted>
          <FormattedMessage
            id="video.poster.opening"
            defaultMessage="Loading frames…"
            description="While a video is opened to choose a frame of it"
          />
        </Text>
      </Stack>
    );
  }
  return (
    <FrameImage
      src={seen.address}
      alt={intl.formatMessage(
        {
          id: 'video.poster.frame',
          defaultMessage: 'Video at {time}',
          description: 'Describes a frame of a video; time is 0:34',
        },
        { time: formatDuration(seen.time) },
      )}
    />
  );
}

function FrameStrip({ actor }: { actor: PosterFrameActor }) {
  const intl = useIntl();
  const frames = useSelector(actor, (current) => current.context.frames);
  const time = useSelector(actor, (current) => current.context.time);
  const isLocked = useSelector(actor, (current) => current.hasTag('busy'));
  return (
    <Row
      as="ul"
      dir="ltr"
      gap="1"
      flexWrap="nowrap"
      padding="1"
      margin="-1"
      minHeight="5rem"
      listStyleType="none"
      css={horizontalScroll}
    >
      {frames.map((frame) => (
        <li key={frame.time}>
          <FrameButton
            type="button"
            aria-disabled={isLocked || undefined}
            aria-pressed={frame.time === time}
            aria-label={intl.formatMessage(
              {
                id: 'video.poster.candidate',
                defaultMessage: 'Frame at {time}',
                description: 'Button: looks at a frame of a video; time is 0:34',
              },
              { time: formatDuration(frame.time) },
            )}
            onClick={() => actor.send({ type: 'time.changed', time: frame.time })}
          >
            <img src={frame.address} alt="" />
          </FrameButton>
        </li>
      ))}
    </Row>
  );
}

function TimeSlider({ actor }: { actor: PosterFrameActor }) {
  const intl = useIntl();
  const time = useSelector(actor, (current) => current.context.time);
  const durationMs = useSelector(actor, (current) => current.context.durationMs);
  const isLocked = useSelector(actor, (current) => current.hasTag('busy'));
  return (
    <Stack gap="1" dir="ltr">
      <Row flexWrap="nowrap" gap="3">
        <Slider
          label={intl.formatMessage({
            id: 'video.poster.time',
            defaultMessage: 'Video position',
            description: 'Slider: which frame of a video is looked at',
          })}
          min={0}
          max={durationMs}
          step={100}
          value={time}
          valueText={formatDuration(time)}
          direction="ltr"
          disabled={isLocked}
          onChange={(next) => actor.send({ type: 'time.changed', time: next })}
        />
        <Text size="sm" muted fontVariantNumeric="tabular-nums">
          {formatDuration(time)} / {formatDuration(durationMs)}
        </Text>
      </Row>
      <Row justifyContent="center" gap="2">
        {steps.map((step) => (
          <StepButton key={step.message.id} actor={actor} {...step} />
        ))}
      </Row>
    </Stack>
  );
}

type StepButtonProps = {
  actor: PosterFrameActor;
  message: MessageDescriptor;
  by: number;
  icon: typeof ChevronLeft;
};

/** A button that keeps the focus at an end of the video. */
function StepButton({ actor, message, by, icon: Icon }: StepButtonProps) {
  const intl = useIntl();
  const event = useSelector(actor, ({ context: { time, durationMs } }) =>
    Math.min(durationMs, Math.max(0, time + by)),
  );
  const can = useSelector(actor, (current) => current.can({ type: 'time.changed', time: event }));
  return (
    <IconButton
      kind="secondary"
      icon={<Icon size="1.3em" aria-hidden="true" />}
      label={intl.formatMessage(message)}
      aria-disabled={!can || undefined}
      onClick={() => actor.send({ type: 'time.changed', time: event })}
    />
  );
}

function UseFrameButton({ actor }: { actor: PosterFrameActor }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  return (
    <Row>
      <Button size="sm" busy={isBusy} onClick={() => actor.send({ type: 'frame.chosen' })}>
        <FormattedMessage
          id="video.poster.take"
          defaultMessage="Use this frame"
          description="Button: the frame that is seen becomes the picture before the video plays"
        />
      </Button>
    </Row>
  );
}

const stepTexts = defineMessages({
  secondBack: {
    id: 'video.poster.second-back',
    defaultMessage: 'Back 1 second',
    description: 'Button: looks at an earlier frame of a video',
  },
  back: {
    id: 'video.poster.back',
    defaultMessage: 'Back a little',
    description: 'Button: looks at a slightly earlier frame of a video',
  },
  forward: {
    id: 'video.poster.forward',
    defaultMessage: 'Forward a little',
    description: 'Button: looks at a slightly later frame of a video',
  },
  secondForward: {
    id: 'video.poster.second-forward',
    defaultMessage: 'Forward 1 second',
    description: 'Button: looks at a later frame of a video',
  },
});

const steps = [
  { message: stepTexts.secondBack, by: -1000, icon: ChevronsLeft },
  { message: stepTexts.back, by: -100, icon: ChevronLeft },
  { message: stepTexts.forward, by: 100, icon: ChevronRight },
  { message: stepTexts.secondForward, by: 1000, icon: ChevronsRight },
];
