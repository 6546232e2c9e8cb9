import { withBankDetails } from '../bank.ts';

/** A backend leads to /bank-details before the dashboard is open; with a way out in the header. */
export const bankDetailsScreen = withBankDetails({
  name: 'bank-details-screen',
  title: 'Bank details before all else',
  description: 'A backend leads to /bank-details before the dashboard is open; with a way out in the header.',
  user: 'bank-details-screen',
  details: 'none',
  start: '/bank-details',
});
