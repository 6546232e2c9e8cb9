export { LiveAgreementCard } from './agreement/live-agreement-card.tsx';
export { BlockedDataExport, BlockedDataExportSection } from './blocked-data-export.tsx';
export { CloseAccountSection } from './closing/close-account-section.tsx';
export { ConsentList } from './consents/consent-list.tsx';
export { consentsMachine } from './consents/consents-machine.ts';
export { ConsentsSection } from './consents/consents-section.tsx';
export { OwnDataSection } from './own-data-section.tsx';
export { OwnReportsSection } from './problem-reports/own-reports-section.tsx';
