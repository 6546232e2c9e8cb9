/*
 * Why a personal field is processed and how long it stays. Every one carries both in openapi.yaml
 * (`x-personal-data: { purpose, retention }`): a notice can be made of it, the log and failure
 * reports leave it out, and who erases a person knows what may stay (Digital Personal Data
 * Protection Act 2023, sections 5, 8 and 12).
 */

export const purposes = {
  'sign-in': 'to recognise the person at sign-in',
  'public-profile': 'to show with the posts of the person',
  approval: 'to decide whether the person may publish',
  moderation: 'to tell the person why a post or a profile was refused',
  contact: 'to reach the person or an office',
  payment: 'to pay the person and to write invoices',
  administration: 'to let staff find and manage the person or say who acted',
  security: 'to limit and trace misuse',
  support: 'to find and correct an error that the person reported',
} as const;

export const retentions = {
  'not-kept': 'used while the call is answered, then forgotten',
  day: 'a day',
  report: '90 days, or until the person withdraws the report',
  account: 'until the account is erased',
  decision: 'with the history of decisions, until the account is erased',
  tax: 'until 72 months after the annual return (CGST Act, section 36), even when the account is erased',
} as const;
