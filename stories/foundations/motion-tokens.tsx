import { useState } from 'react';
import { tokens } from '#src/theme/tokens.ts';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Specimen, Specimens } from './specimen.tsx';
import { listTokens } from './token-lists.tsx';

const { out } = tokens.easings;

/** Each duration with the easing, and each easing with the longest duration. */
export function Motion() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Stack>
      <Box display="none" css={{ '@media (prefers-reduced-motion: reduce)': { display: 'block' } }}>
        <Banner tone="info">Your system asks for reduced motion, so changes happen at once.</Banner>
      </Box>
      <Box>
        <Button kind="secondary" size="sm" onClick={() => setMoved(!isMoved)}>
          Play
        </Button>
      </Box>
      <Specimens>
        {listTokens('durations').map(({ token, value }) => (
          <Specimen key={token} token={token} value={value}>
            <Track isMoved={isMoved} duration={value} easing={out.value} />
          </Specimen>
        ))}
        {listTokens('easings').map(({ token, value }) => (
          <Specimen key={token} token={token} value={value}>
            <Track isMoved={isMoved} duration={tokens.durations.slow.value} easing={value} />
          </Specimen>
        ))}
      </Specimens>
    </Stack>
  );
}

type TrackProps = { isMoved: boolean; duration: string; easing: string };

function Track({ isMoved, duration, easing }: TrackProps) {
  return (
    <Box bg="surface.sunken" borderRadius="full" padding="1">
      <Box
        width="6"
        height="6"
        bg="accent"
        borderRadius="full"
        transitionProperty="margin-inline-start"
        style={{
          marginInlineStart: isMoved ? 'calc(100% - 1.5rem)' : 0,
          transitionDuration: duration,
          transitionTimingFunction: easing,
        }}
      />
    </Box>
  );
}
