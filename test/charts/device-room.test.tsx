import { RoomNote } from '#src/editor/room-note.tsx';
import samples from '../unit/machines/events/device-room.ts';
import { outside, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

walkChart({
  samples,
  Screen: RoomNote,
  gestures: {
    // The device tells.
    'room.measured': outside,
  },
  shows: { 'device-room.scarce': text('This phone is almost full') },
});
