export { CloseAccountSection } from './closing/close-account-section.tsx';
export { OwnDataSection } from './own-data-section.tsx';
