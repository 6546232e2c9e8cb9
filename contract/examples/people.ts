import type { Schemas } from './builder.ts';
import { id } from './ids.ts';

/** The bio of Meera, the creator of most examples. */
export const meeraBio = 'विदर्भ के गाँवों, खेती और मौसम पर लिखती हूँ।';

export const meera = {
  userId: id('1'),
  name: 'मीरा कुलकर्णी',
  handle: 'meera.likhti',
  profileImage: null,
  blueTick: true,
} satisfies Schemas['PostCreator'];

export const zainab = {
  userId: id('4'),
  name: 'زینب انصاری',
  handle: 'zainab.ansari',
  profileImage: null,
  blueTick: true,
} satisfies Schemas['PostCreator'];
