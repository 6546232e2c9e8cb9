import { Failure } from '#domain/contract/failure.ts';
import { linkAccountsMachine } from '#machines/flow/accounts/link-accounts.ts';
import { choiceOf, other, own } from '#test/factories/account-choices.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: linkAccountsMachine,
  inputs: [
    { offered: ['GOOGLE', 'FACEBOOK'], isPhoneOffered: true },
    { offered: ['GOOGLE', 'FACEBOOK'], isPhoneOffered: false },
  ],
  events: [
    { type: 'provider.chosen', provider: 'GOOGLE' },
    { type: 'provider.chosen', provider: 'FACEBOOK' },
    { type: 'provider.returned', provider: 'GOOGLE', token: 'a-token', visitState: 's' },
    { type: 'provider.failed', provider: 'GOOGLE' },
    { type: 'phone.chosen', now: 0 },
    {
      type: 'logins.changed',
      logins: { linkedAccounts: [{ loginType: 'MOBILE' }], maskedPhone: '••••••3210' },
    },
  ],
  replies: {
    getLogins: {
      done: [
        { linkedAccounts: [{ loginType: 'MOBILE' }], maskedPhone: '••••••3210' },
        { linkedAccounts: [{ loginType: 'GOOGLE' }, { loginType: 'FACEBOOK' }], maskedPhone: null },
        {
          linkedAccounts: [
            { loginType: 'GOOGLE' },
            { loginType: 'FACEBOOK' },
            { loginType: 'MOBILE' },
          ],
          maskedPhone: '••••••3210',
        },
      ],
    },
    linkLogin: {
      done: [
        { nextScreen: 'dashboard', newUser: false, selectAccount: null },
        { nextScreen: 'account-linking', newUser: false, selectAccount: choiceOf([own, other]) },
      ],
      failed: [
        new Failure({ code: 'network' }),
        new Failure({ code: 'linking-failed', status: 401 }),
      ],
    },
    openProvider: { done: [undefined] },
    otp: {
      done: [
        { phone: '9876543210', hasChoice: false },
        { phone: '9876543210', hasChoice: true },
      ],
    },
  },
});
