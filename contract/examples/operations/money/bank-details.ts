import {
  approvedBankDetails,
  bankDetails,
  bankDetailsForStaff,
  heldBankDetails,
  meeraBankDetails,
  pendingBankDetails,
  pendingBankDetailsForStaff,
  rejectedBankDetails,
} from '../../money/bank-details.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { meera, zainab } from '../../people.ts';
import { emptyPage } from '../../replies.ts';

export const moneyBankDetailsExamples = {
  getBankDetails: {
    200: {
      none: {
        data: bankDetails({ status: 'none', details: null, submittedAt: null, history: [] }),
      },
      pending: { data: pendingBankDetails },
      approved: { data: approvedBankDetails },
      held: { data: heldBankDetails },
      rejected: { data: rejectedBankDetails },
      'for-staff': { data: bankDetailsForStaff },
      'for-staff-pending': { data: pendingBankDetailsForStaff },
    },
  },

  saveBankDetails: {
    request: {
      submit: { action: 'submit', payload: meeraBankDetails },
      'submit-sealed': {
        action: 'submit-sealed',
        sealed:
          'eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSIsImtpZCI6IlZIZUZVUXpQdjJDQU44X3RVWDVZYVdKd2VDVjk3cmhDZnV3czZ5YnBqS1EiLCJlcGsiOnsieCI6ImNnaEpXUzZEZ0locHVJUHpQSnVaTWYza1N4akNsTnpxcVBHLUo0NFIxd1UiLCJjcnYiOiJQLTI1NiIsImt0eSI6IkVDIiwieSI6IjZnNk1NV3p0Z3RxS2lJN0szSlRYdGJ5MXE2Z3haQTFieXdESkp6cHBkWkkifX0..2yYNArQhIvSBpPeH.q8J_N_OYZeOfFpMNYu66EtGezdr3eJQw0nRqtXh8-jHyukwWEdY9Lr6sQlnZlolBUAob2WOYdNn1kUoV_smCe2ZQMJsK5xE0YbNShCoazyLVKz6ZjYLBaO7N7NSih-n3r8Fio9IyXtIH7-ej_Sl8qfmWgNQB--VUelz8q8w1MEZMa7mmvqkrmQQL1qr4ceXMW5ONB4cZCeLxHS4Jf7iVA6us3TeksLktjEaQK_CHfEO41pio2Th77oikriFHbAIkukvP-6BeQG-CAnR0b7ancQPcGdecv7X6Nt0XMFE0KOHkhaBfwCj5XcV8AMxabj0USl8-6FiQz28rO6Z7SpolICKQ4lgjTpHzaVAFWh2YXtCYzhDVZD7RTwNLZPemRmcfX_VoqNAEna5kz4U-FNKELhtYTfFlCI6capnVo3hdH2CoP4j7-Ne96Z476Q.2gZSYGXn971mvDZLc2UBeA',
        currentUser: { userId: meera.userId },
      },
      approve: { action: 'approve', creatorUserId: meera.userId },
      reject: {
        action: 'reject',
        creatorUserId: meera.userId,
        reasons: ['proof-unreadable'],
        note: 'पासबुक की तस्वीर धुंधली है।',
      },
    },
    200: {
      pending: { data: pendingBankDetails },
      approved: { data: bankDetailsForStaff },
      rejected: { data: rejectedBankDetails },
    },
    errors: {
      'invalid-request': {
        'ifsc-malformed': { fields: { ifsc: 'malformed' } },
        'sealed-malformed': { fields: { sealed: 'malformed' } },
        'reasons-required': { fields: { reasons: 'required' } },
      },
    },
  },

  getSealingKey: {
    200: {
      current: {
        data: {
          key: {
            kty: 'EC',
            crv: 'P-256',
            x: '29tJkvQ___cMz1epxmPdlVqa4dfr7ifCzHQjJjBb1yU',
            y: 'ikO35vYoWPY2hoPtFwRdsBOQjAbyBXLmkXHM3JmxvaQ',
            kid: 'VHeFUQzPv2CAN8_tUX5YaWJweCV97rhCfuws6ybpjKQ',
            alg: 'ECDH-ES',
            use: 'enc',
          },
          goodForDays: 14,
        },
      },
      replaced: {
        data: {
          key: {
            kty: 'EC',
            crv: 'P-256',
            x: 'OGNxCmQB9vOCNq0-K7_2OpFdWwlY9NFlPwq24pOpiH4',
            y: 'UyRUAB7qodBbtoPyGiJ0G1O722Gy7UDRwcphTw0GWVk',
            kid: 'rJ0UOD7s_lB5L88tIo-MWy6jg6s-wNiITmgLdP7-kq0',
            alg: 'ECDH-ES',
            use: 'enc',
          },
          goodForDays: 14,
        },
      },
    },
  },

  getBankDetailsByFilter: {
    request: { pending: { filters: { status: 'pending' } } },
    200: {
      pending: {
        data: {
          nextPageUrl: null,
          rows: [
            {
              creatorUserId: meera.userId,
              name: meera.name,
              handle: meera.handle,
              profileImage: null,
              status: 'pending',
              submittedAt: '2026-11-21T05:10:00.000Z',
            },
            {
              creatorUserId: zainab.userId,
              name: zainab.name,
              handle: zainab.handle,
              profileImage: null,
              status: 'pending',
              submittedAt: '2026-11-21T06:45:00.000Z',
            },
          ],
        },
      },
      empty: emptyPage,
    },
  },
} satisfies OperationExamples;
