export { PushCardSlot } from './push-card-slot.tsx';
export { topicNames } from './topic-texts.ts';
