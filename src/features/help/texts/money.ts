import { defineMessages } from 'react-intl';

export const moneyTexts = {
  'when-paid': defineMessages({
    question: { id: 'help.when-paid.q', defaultMessage: 'When am I paid?' },
    answer: {
      id: 'help.when-paid.a',
      defaultMessage:
        'Once your bank details are approved, an invoice is created from the third day of the next month. Review and accept it, then we pay it to your bank account.',
    },
  }),
  'bank-details': defineMessages({
    question: { id: 'help.bank-details.q', defaultMessage: 'What do I need for my bank details?' },
    answer: {
      id: 'help.bank-details.a',
      defaultMessage:
        'Your account number and IFSC, your PAN, and a photo of your passbook or a cancelled cheque on which they can be read. Only our team can see them.',
    },
  }),
  'bank-change': defineMessages({
    question: {
      id: 'help.bank-change.q',
      defaultMessage: 'I changed my bank details. Why am I not paid yet?',
    },
    answer: {
      id: 'help.bank-change.a',
      defaultMessage:
        "We review new details first. After that we wait {hours} hours before we pay into a new account, so that you can tell us if it wasn't you who changed it.",
    },
  }),
  tax: defineMessages({
    question: { id: 'help.tax.q', defaultMessage: 'Why did I get less than the invoice amount?' },
    answer: {
      id: 'help.tax.a',
      defaultMessage:
        'The law requires us to deduct tax from some payments. Each invoice shows how much was deducted.',
    },
  }),
  'deleted-post': defineMessages({
    question: {
      id: 'help.deleted-post.q',
      defaultMessage: 'What happens to my earnings if I delete a post?',
    },
    answer: {
      id: 'help.deleted-post.a',
      defaultMessage:
        'You keep earnings that are on an invoice. Earnings of the deleted post that are not on an invoice yet are lost.',
    },
  }),
} as const;
