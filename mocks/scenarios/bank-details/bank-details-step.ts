import { withBankDetails } from '#mocks/builders/bank-scenario.ts';

/** A backend leads to /bank-details before the dashboard is open; with a way out in the header. */
export const bankDetailsScreen = withBankDetails({
  name: 'bank-details-step',
  title: 'Bank details step',
  description:
    'A backend leads to /bank-details before the dashboard is open; with a way out in the header.',
  lookFor: ['The form is shown before the dashboard.', 'The header offers to sign out.'],
  user: 'bank-details-screen',
  details: 'none',
  start: '/bank-details',
});
