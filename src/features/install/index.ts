export { InstallHelp } from './install-help.tsx';
export { InstallPanel } from './install-panel.tsx';
export { isInstallOfferDue } from './is-install-offer-due.ts';
export { useInstallOffer } from './use-install-offer.ts';
