export { InstallPanel } from './install-panel.tsx';
export { useInstallOffer } from './use-install-offer.ts';
