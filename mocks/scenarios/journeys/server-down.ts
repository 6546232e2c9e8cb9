import type { Scenario } from '#mocks/scenario.ts';

/** The portal is loaded and no call succeeds. */
export const serverDown: Scenario = {
  name: 'server-down',
  group: 'Main journeys',
  title: 'Server down',
  description:
    'The portal itself loads; every call is answered 503, and a picture gets no answer at all.',
  lookFor: [
    'The page says that the portal could not load.',
    'It can be tried again, and support is named.',
  ],
  start: '/app/post/list',
  cookies: { nextScreen: 'dashboard' },
  otherwise: { code: 503, example: 'server-busy' },
  answers: {
    uploadImage: { noReply: true },
    getLiveness: 'ok',
  },
};
