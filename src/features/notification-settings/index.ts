export { PushCardSlot } from './push-card-slot.tsx';
