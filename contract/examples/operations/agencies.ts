import { marathiAgency, urduAgency } from '../agencies.ts';
import { id } from '../ids.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { emptyPage } from '../replies.ts';

export const agenciesExamples = {
  getAgencyByFilter: {
    request: {
      all: { agencyData: {} },
      'by-name': { agencyData: { search: 'मराठी', accountStatus: 'active' } },
    },
    200: {
      several: { data: { rows: [urduAgency, marathiAgency], nextPageUrl: null } },
      empty: emptyPage,
    },
  },

  upsertAgency: {
    request: {
      new: {
        agencyData: {
          name: 'मराठी माध्यम समूह',
          email: 'office@marathi-madhyam.example',
          contactName: 'सुनील पाटील',
          phone: '9822012345',
        },
      },
      change: { agencyData: { agencyUserId: id('c1'), contactName: 'अनुराधा जोशी' } },
    },
    200: { marathi: { data: marathiAgency }, urdu: { data: urduAgency } },
    errors: { 'already-taken': { 'already-taken': { fields: { email: 'taken' } } } },
  },
} satisfies OperationExamples;
