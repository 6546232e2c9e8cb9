export { PushCardSlot } from './push-card-slot.tsx';
export { renewPush } from './push-renewal.ts';
export { topicNames } from './topic-texts.ts';
