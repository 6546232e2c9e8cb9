import { builder, type Schemas } from '../builder.ts';
import { id } from '../ids.ts';
import { meera, zainab } from '../people.ts';

const noReply = { status: null, code: null, message: null };
const creatorOf = ({ userId, name, handle }: Schemas['PublicationCreator']) => ({
  userId,
  name,
  handle,
});

export const publication = builder<Schemas['Publication']>({
  deliveryId: id('f1'),
  postUID: id('a2'),
  kind: 'publish',
  revision: 3,
  state: 'refused',
  failure: 'refused',
  reply: { status: 200, code: 'duplicate', message: 'The reader app has this post already.' },
  url: null,
  attempts: 1,
  createdAt: '2026-11-21T09:20:00.000Z',
  nextAttemptAt: null,
  settledAt: '2026-11-21T09:20:01.000Z',
  title: 'नागपुर में संतरे की फसल इस साल दोगुनी',
  format: 'FORMAT_ARTICLE',
  creator: creatorOf(meera),
  canResend: true,
});

export const refusedPublication = publication();

export const waitingPublication = publication({
  deliveryId: id('f2'),
  postUID: id('a7'),
  state: 'waiting',
  failure: 'server-error',
  reply: { status: 503, code: null, message: null },
  attempts: 7,
  createdAt: '2026-11-21T08:50:00.000Z',
  nextAttemptAt: '2026-11-21T09:52:00.000Z',
  settledAt: null,
  title: 'بارش کے بعد کھیتوں میں رونق لوٹ آئی',
  creator: creatorOf(zainab),
});

/** The withdrawal of a post that its creator has deleted since. */
export const expiredWithdrawal = publication({
  deliveryId: id('f3'),
  postUID: id('a9'),
  kind: 'withdraw',
  revision: null,
  state: 'expired',
  failure: 'timed-out',
  reply: noReply,
  attempts: 34,
  createdAt: '2026-11-20T07:10:00.000Z',
  settledAt: '2026-11-21T07:10:00.000Z',
  title: null,
  format: null,
  creator: null,
});

export const resentPublication = publication({
  state: 'waiting',
  nextAttemptAt: '2026-11-21T09:40:00.000Z',
  settledAt: null,
  canResend: false,
});

export const deliveredPublication = publication({
  state: 'delivered',
  failure: null,
  reply: { status: 200, code: null, message: null },
  url: 'https://news.example/p/1204',
  attempts: 2,
  settledAt: '2026-11-21T09:40:01.000Z',
  canResend: false,
});

const attempt = builder<Schemas['PublicationAttempt']>({
  number: 1,
  at: '2026-11-21T09:20:00.000Z',
  outcome: 'refused',
  reply: refusedPublication.reply,
  milliseconds: 412,
});

export const refusedAttempt = attempt();
export const deliveredAttempt = attempt({
  number: 2,
  at: '2026-11-21T09:40:00.000Z',
  outcome: 'delivered',
  reply: { status: 200, code: null, message: null },
  milliseconds: 388,
});
export const waitingAttempts = [
  attempt({
    number: 3,
    at: '2026-11-21T08:50:21.000Z',
    outcome: 'server-error',
    reply: { status: 503, code: null, message: null },
    milliseconds: 96,
  }),
  attempt({
    number: 2,
    at: '2026-11-21T08:50:06.000Z',
    outcome: 'unreachable',
    reply: { status: null, code: 'ECONNREFUSED', message: null },
    milliseconds: 3,
  }),
  attempt({
    number: 1,
    at: '2026-11-21T08:50:00.000Z',
    outcome: null,
    reply: noReply,
    milliseconds: null,
  }),
];
