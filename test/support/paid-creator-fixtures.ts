import { payCreator } from './api/bank-details.ts';
import { test as base, type TestCreator } from './fixtures.ts';

/** Fixtures with a creator who is paid, and therefore needs bank details. */
export const test = base.extend<{ signInAsPaidCreator: () => Promise<TestCreator> }>({
  signInAsPaidCreator: async ({ portal, staffContext, signInAsApprovedCreator }, use) => {
    await use(async () => {
      const creator = await signInAsApprovedCreator();
      await payCreator(staffContext.request, portal.url, creator.userId);
      return creator;
    });
  },
});
