export { DeviceName } from './device-name.tsx';
export { DevicesPlace } from './devices-place.tsx';
export { SignOutButton } from './sign-out-button.tsx';
