export { DevicesPlace } from './devices-place.tsx';
