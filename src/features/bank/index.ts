export { BankDetailsSection } from './bank-details-section.tsx';
