export { DeviceName } from './device-name.tsx';
export { DevicesSection } from './devices-section.tsx';
export { SignOutButton } from './sign-out-button.tsx';
