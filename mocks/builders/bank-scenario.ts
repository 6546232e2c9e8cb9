import type { Answer, Move, OperationId, Scenario } from '../scenario.ts';

type BankSituation = Pick<Scenario, 'name' | 'title' | 'description' | 'lookFor'> & {
  user: string;
  details: string;
  start?: string;
  answers?: Partial<Record<OperationId, Answer>>;
  moves?: Move[];
};

/** A creator with bank details in a given state; sent details then wait for a decision. */
export function withBankDetails({
  user,
  details,
  start = '/app/profile?bankDetailsSubmission=true',
  answers,
  moves = [],
  ...situation
}: BankSituation): Scenario {
  return {
    ...situation,
    group: 'Bank details',
    start,
    cookies: { nextScreen: 'dashboard' },
    answers: {
      getCurrentUser: user,
      getProfileDetails: 'approved',
      getBankDetails: details,
      getSealingKey: 'current',
      saveBankDetails: { example: 'pending', code: 200 },
      uploadConfidentialImage: 'done',
      getLogins: 'phone-and-google',
      getPostByFilter: 'mixed',
      getQuickAnalytics: 'some',
      ...answers,
    },
    moves: [
      ...moves,
      {
        after: 'saveBankDetails',
        set: { getCurrentUser: 'bank-details-pending', getBankDetails: 'pending' },
      },
      { after: 'logout', set: { getCurrentUser: 'signed-out' } },
    ],
  };
}
