export { liveLoginMachine, liveOtpMachine, offeredProviders } from './live-machines.ts';
export { useProviderReturn } from './use-provider-return.ts';
export { useSignedIn } from './use-signed-in.ts';
