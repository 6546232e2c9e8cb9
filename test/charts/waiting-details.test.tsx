import { ScreenTitle } from '#src/bank/screen-title.tsx';
import { Waiting, type WaitingActor } from '#src/bank/waiting.tsx';
import samples from '../unit/machines/events/waiting-details.ts';
import { outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

function Screen({ actor }: { actor: WaitingActor }) {
  return (
    <>
      <ScreenTitle view="waiting" details={null} section={undefined} takesFocus={false} />
      <Waiting actor={actor} />
    </>
  );
}

const sealed = text(/^Sealed on this phone on/);
const wrongField = text(/^An IFSC has four letters/);

walkChart({
  samples,
  Screen,
  gestures: {
    // The outbox has got on, or another tab was faster.
    'command.moved': outside,
    'command.gone': outside,
    'withdrawal.requested': press('Do not send them'),
    'edit.requested': press('Mend and send again'),
  },
  shows: {
    'waiting-details.waiting': sealed,
    'waiting-details.refused': wrongField,
    'waiting-details.withdrawing': ({ context }) =>
      context.standing?.state === 'failed' ? wrongField() : sealed(),
  },
});
