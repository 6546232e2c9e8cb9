import { deviceRoomMachine } from '#machines/flow/device-room.ts';
import { RoomNote } from '#src/editor/room-note.tsx';
import { screenStory } from '#stories/support/story.tsx';

export default { title: 'Editor/Room on the phone' };

const story = (leftBytes: number) =>
  screenStory(RoomNote, deviceRoomMachine, { value: 'scarce', context: { leftBytes } });

export const Little = story(12_400_000);
export const None = story(0);
