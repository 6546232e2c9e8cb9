import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';

export { liveSecondFactorSetupMachine } from './live-setup-machine.ts';

/** Setting up a second factor, loaded when it is first shown: it draws QR codes. */
export const SecondFactorSetup = lazyWithPreload(async () => ({
  default: (await import('./second-factor-setup.tsx')).SecondFactorSetup,
}));
