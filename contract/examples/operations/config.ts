import { bankCard, festivalCard, portalConfig, trainingCard } from '../config.ts';
import { id } from '../ids.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { emptyPage } from '../replies.ts';

export const configExamples = {
  getConfig: {
    200: {
      default: { data: portalConfig() },
      'wall-of-fame': { data: portalConfig({ enableWallOfFame: true }) },
      production: {
        data: portalConfig({
          google: { client_id: '821300000000-creators.apps.googleusercontent.com' },
          facebook: { app_id: '2140000000000000' },
          enableWallOfFame: true,
          sandbox: false,
          tracking: {
            url: 'https://count.creator.example/events',
            host: 'creators.creator.example',
          },
        }),
      },
      mena: { data: portalConfig({ region: 'DH_MENA' }) },
    },
  },

  getEditorApiKey: {
    200: {
      none: { data: { editorApiKey: null } },
      hosted: { data: { editorApiKey: 'dh-creator-web-2026' } },
    },
  },

  getCommConfig: {
    200: {
      empty: emptyPage,
      some: { data: { rows: [bankCard, trainingCard, festivalCard], nextPageUrl: null } },
    },
  },

  upsertCommConfig: {
    request: {
      new: {
        card: {
          texts: [
            {
              language: 'en',
              title: 'Add your bank details',
              text: 'Earnings of November are paid from the 7th.',
              linkLabel: 'Add them',
            },
            {
              language: 'hi',
              title: 'बैंक का ब्योरा जोड़ें',
              text: 'नवंबर की कमाई 7 तारीख़ से भेजी जाएगी।',
              linkLabel: 'जोड़ें',
            },
          ],
          link: '/app/profile?bankDetailsSubmission=true',
          paymentTypes: ['ICC'],
          isOn: true,
        },
      },
      off: {
        card: {
          cardId: id('d2'),
          revision: 1,
          texts: [
            {
              language: 'en',
              title: 'Write about Diwali',
              text: 'Lamps, sweets, markets: show your town.',
            },
          ],
          isOn: false,
        },
      },
    },
    200: {
      new: { data: { message: 'Success', card: bankCard } },
      festival: { data: { message: 'Success', card: festivalCard } },
    },
  },
} satisfies OperationExamples;
