import { builder, type Schemas } from './builder.ts';
import { id } from './ids.ts';

export const staffHashtag = builder<Schemas['StaffHashtag']>({
  id: id('b1'),
  title: 'बारिश',
  uses: 1240,
  isHidden: false,
  isDhTag: true,
});

export const rainHashtag = staffHashtag();

export const diwaliHashtag = staffHashtag({
  id: id('b3'),
  title: 'दीपावली',
  uses: 318,
  isDhTag: false,
});

export const hiddenHashtag = staffHashtag({
  id: id('b4'),
  title: 'जल्दीपैसा',
  uses: 12,
  isHidden: true,
  isDhTag: false,
});
