import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { PosterFrameActor } from '#machines/flow/poster-frame.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { sideways } from '#src/theme/recipes/sideways.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Slider } from '#src/ui/slider.tsx';
import { Text } from '#src/ui/text.tsx';
import { clockTime } from './video-measures.tsx';

const Seen = chakra('img', {
  base: {
    display: 'block',
    width: 'full',
    maxHeight: '45dvh',
    objectFit: 'contain',
    bg: 'surface.sunken',
    borderRadius: 'md',
  },
});

const Candidate = chakra('button', {
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
 * Which frame of a film is shown before it plays: by a slider, by steps, or out of a strip. Films run from left to right in every
 * language, as players do.
 */
export function PosterPicker({ actor }: { actor: PosterFrameActor }) {
  const isUnplayable = useSelector(actor, (current) => current.matches('unplayable'));
  if (isUnplayable) {
    return (
      <Text size="sm" role="status">
        <FormattedMessage
          id="video.poster.unplayable"
          defaultMessage="This browser cannot show the video, so no frame can be chosen here. Readers may well see it. Choose a picture of your own."
          description="The browser cannot decode a video of which a frame was to be chosen"
        />
      </Text>
    );
  }
  return (
    <Stack gap="3">
      <LargeFrame actor={actor} />
      <Strip actor={actor} />
      <Moment actor={actor} />
      <TakeButton actor={actor} />
    </Stack>
  );
}

function LargeFrame({ actor }: { actor: PosterFrameActor }) {
  const intl = useIntl();
  const frames = useSelector(actor, (current) => current.context.frames);
  const seen = useSelector(actor, (current) => current.context.seen) ?? frames[0];
  if (!seen) {
    return (
      <Stack gap="2" role="status">
        <Skeleton height="12rem" />
        <Text size="sm" muted>
          <FormattedMessage
            id="video.poster.opening"
            defaultMessage="Looking for frames…"
            description="While a video is opened to choose a frame of it"
          />
        </Text>
      </Stack>
    );
  }
  return (
    <Seen
      src={seen.address}
      alt={intl.formatMessage(
        {
          id: 'video.poster.seen',
          defaultMessage: 'The video at {time}',
          description: 'Describes a frame of a video; time is 0:34',
        },
        { time: clockTime(seen.time) },
      )}
    />
  );
}

function Strip({ actor }: { actor: PosterFrameActor }) {
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
      css={sideways}
    >
      {frames.map((frame) => (
        <li key={frame.time}>
          <Candidate
            type="button"
            aria-disabled={isLocked || undefined}
            aria-pressed={frame.time === time}
            aria-label={intl.formatMessage(
              {
                id: 'video.poster.candidate',
                defaultMessage: 'Frame at {time}',
                description: 'Button: looks at a frame of a video; time is 0:34',
              },
              { time: clockTime(frame.time) },
            )}
            onClick={() => actor.send({ type: 'time.changed', time: frame.time })}
          >
            <img src={frame.address} alt="" />
          </Candidate>
        </li>
      ))}
    </Row>
  );
}

function Moment({ actor }: { actor: PosterFrameActor }) {
  const intl = useIntl();
  const time = useSelector(actor, (current) => current.context.time);
  const durationMs = useSelector(actor, (current) => current.context.durationMs);
  const isLocked = useSelector(actor, (current) => current.hasTag('busy'));
  return (
    <Stack gap="1" dir="ltr">
      <Row flexWrap="nowrap" gap="3">
        <Slider
          label={intl.formatMessage({
            id: 'video.poster.moment',
            defaultMessage: 'Moment of the video',
            description: 'Slider: which frame of a video is looked at',
          })}
          min={0}
          max={durationMs}
          step={100}
          value={time}
          valueText={clockTime(time)}
          disabled={isLocked}
          onChange={(next) => actor.send({ type: 'time.changed', time: next })}
        />
        <Text size="sm" muted fontVariantNumeric="tabular-nums">
          {clockTime(time)} / {clockTime(durationMs)}
        </Text>
      </Row>
      <Row justifyContent="center" gap="2">
        {steps.map((step) => (
          <Step key={step.words.id} actor={actor} {...step} />
        ))}
      </Row>
    </Stack>
  );
}

type StepProps = { actor: PosterFrameActor; words: MessageDescriptor; by: number; icon: typeof ChevronLeft };

/** A button that keeps the focus at an end of the film. */
function Step({ actor, words, by, icon: Icon }: StepProps) {
  const intl = useIntl();
  const event = useSelector(actor, ({ context: { time, durationMs } }) =>
    Math.min(durationMs, Math.max(0, time + by)),
  );
  const can = useSelector(actor, (current) => current.can({ type: 'time.changed', time: event }));
  return (
    <IconButton
      kind="secondary"
      icon={<Icon size="1.3em" aria-hidden="true" />}
      label={intl.formatMessage(words)}
      aria-disabled={!can || undefined}
      onClick={() => actor.send({ type: 'time.changed', time: event })}
    />
  );
}

function TakeButton({ actor }: { actor: PosterFrameActor }) {
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
    defaultMessage: 'A second back',
    description: 'Button: looks at an earlier frame of a video',
  },
  back: {
    id: 'video.poster.back',
    defaultMessage: 'A little back',
    description: 'Button: looks at a slightly earlier frame of a video',
  },
  forward: {
    id: 'video.poster.forward',
    defaultMessage: 'A little forward',
    description: 'Button: looks at a slightly later frame of a video',
  },
  secondForward: {
    id: 'video.poster.second-forward',
    defaultMessage: 'A second forward',
    description: 'Button: looks at a later frame of a video',
  },
});

const steps = [
  { words: stepTexts.secondBack, by: -1000, icon: ChevronsLeft },
  { words: stepTexts.back, by: -100, icon: ChevronLeft },
  { words: stepTexts.forward, by: 100, icon: ChevronRight },
  { words: stepTexts.secondForward, by: 1000, icon: ChevronsRight },
];
