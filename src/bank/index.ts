export { BankDetailsPlace } from './bank-details-place.tsx';
