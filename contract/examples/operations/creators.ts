import { consents } from '../consents.ts';
import {
  blockedCreator,
  blockForCopying,
  closingCreator,
  creatorMeera,
  erasedCreator,
  pendingTamilCreator,
} from '../creators.ts';
import { id } from '../ids.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { meera } from '../people.ts';
import { problemReport, problemReports } from '../problem-reports.ts';
import { done, emptyPage } from '../replies.ts';

export const creatorsExamples = {
  getCreatorConsents: {
    200: { all: { data: { consents } }, none: { data: { consents: [] } } },
  },

  listProblemReports: {
    200: {
      some: { data: { rows: problemReports, nextPageUrl: null } },
      'first-page': {
        data: {
          rows: problemReports.slice(0, 2),
          nextPageUrl: `/api/creator/problemReports?creatorUserId=${meera.userId}&cursor=WyJlIl0`,
        },
      },
      none: emptyPage,
    },
  },

  getProblemReport: {
    200: { bank: { data: problemReport() } },
  },

  listCreators: {
    request: {
      all: { filters: {} },
      blocked: { filters: { accountStatus: 'blocked' } },
      search: { filters: { search: 'मीरा' }, sort: 'name' },
    },
    200: {
      closing: { data: { rows: [closingCreator], nextPageUrl: null } },
      erased: { data: { rows: [erasedCreator], nextPageUrl: null } },
      mixed: {
        data: {
          rows: [pendingTamilCreator, blockedCreator, creatorMeera],
          nextPageUrl: '/api/creator/list?cursor=WyIwMTkzMDAwMCJd',
        },
      },
      agency: { data: { rows: [creatorMeera], nextPageUrl: null } },
      empty: emptyPage,
    },
  },

  createCreator: {
    request: {
      'by-staff': {
        creatorData: {
          name: 'नागपुर डेस्क',
          handle: 'nagpur.desk',
          languages: ['mr'],
          creatorType: 'OGC',
          paymentType: 'OGC',
        },
      },
      'by-agency': {
        creatorData: {
          name: 'கவிதா முருகன்',
          handle: 'kavitha.madurai',
          bio: 'மதுரையின் மக்கள், சந்தைகள், திருவிழாக்கள்.',
          languages: ['ta'],
          phone: '9840012345',
          isAdult: true,
        },
      },
    },
    200: { approved: { data: creatorMeera }, pending: { data: pendingTamilCreator } },
    errors: {
      'invalid-request': { 'invalid-request': { fields: { bio: 'too-long' } } },
      'already-taken': { 'already-taken': { fields: { phone: 'taken' } } },
    },
  },

  updateCreator: {
    request: {
      bio: {
        creatorData: {
          creatorUserId: meera.userId,
          bio: 'विदर्भ के गाँवों, खेती और पानी पर लिखती हूँ।',
        },
      },
      agency: {
        creatorData: {
          creatorUserId: meera.userId,
          agencyUserId: id('c1'),
          creatorType: 'ICC',
          paymentType: 'ICC',
        },
      },
    },
    200: { approved: { data: creatorMeera }, pending: { data: pendingTamilCreator } },
    errors: {
      'invalid-request': { 'invalid-request': { fields: { bio: 'too-long' } } },
      'already-taken': { 'already-taken': { fields: { phone: 'taken' } } },
      'not-available': { 'not-available': { fields: { phone: 'not-allowed' } } },
    },
  },

  sendStaffMessage: {
    request: {
      message: {
        creatorUserId: id('7'),
        text: 'नमस्ते! कृपया अपनी प्रोफ़ाइल में अपना असली नाम लिखें।',
      },
    },
    200: { done },
  },

  blockCreator: {
    request: {
      block: {
        creatorUserId: id('7'),
        action: 'block',
        reason: 'copied-content',
        note: 'तीन चेतावनियों के बाद भी दूसरों के लेख छापे गए।',
      },
      unblock: { creatorUserId: id('7'), action: 'unblock' },
    },
    200: {
      blocked: {
        data: {
          creatorUserId: id('7'),
          accountStatus: 'blocked',
          block: blockForCopying,
          history: [
            {
              action: 'block',
              reason: 'copied-content',
              note: 'तीन चेतावनियों के बाद भी दूसरों के लेख छापे गए।',
              at: '2026-11-20T12:00:00.000Z',
              by: 'Anita Rao',
            },
          ],
        },
      },
      unblocked: {
        data: {
          creatorUserId: id('7'),
          accountStatus: 'active',
          block: null,
          history: [
            {
              action: 'unblock',
              reason: null,
              note: null,
              at: '2026-11-21T06:30:00.000Z',
              by: 'Anita Rao',
            },
            {
              action: 'block',
              reason: 'copied-content',
              note: 'तीन चेतावनियों के बाद भी दूसरों के लेख छापे गए।',
              at: '2026-11-20T12:00:00.000Z',
              by: 'Anita Rao',
            },
          ],
        },
      },
    },
  },
} satisfies OperationExamples;
