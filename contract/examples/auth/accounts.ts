import { builder, type Schemas } from '../builder.ts';
import { id } from '../ids.ts';
import { meera } from '../people.ts';

export const accountOption = builder<Schemas['AccountOption']>({
  keyIdentifier: meera.userId,
  name: meera.name,
  handle: meera.handle,
  profileImage: `/pictures/{size}/${id('f1')}.{ext}`,
  linkedAccounts: [{ loginType: 'GOOGLE' }],
  maskedPhone: null,
  creatorType: 'UGC',
  posts: 42,
  followers: 1284,
  isOffered: true,
});

export const googleAccount = accountOption();

export const phoneAccount = accountOption({
  keyIdentifier: id('2'),
  name: 'Meera K',
  handle: 'meera.k',
  profileImage: null,
  linkedAccounts: [{ loginType: 'MOBILE' }],
  maskedPhone: '••••••3210',
  posts: 3,
  followers: 17,
});

export const accountChoice = builder<Schemas['AccountChoice']>({
  dhAccounts: [googleAccount],
  conflictAccounts: [phoneAccount],
  deadline: '2026-11-21T09:31:00.000Z',
  secondsLeft: 60,
  extensionsLeft: 10,
});

export const facebookAccount = accountOption({
  keyIdentifier: id('3'),
  name: null,
  handle: null,
  profileImage: null,
  linkedAccounts: [{ loginType: 'FACEBOOK' }],
  posts: 0,
  followers: 0,
});

export const iccAccount = accountOption({
  keyIdentifier: id('5'),
  handle: 'meera.vidarbha',
  profileImage: `/pictures/{size}/${id('f2')}.{ext}`,
  linkedAccounts: [{ loginType: 'MOBILE' }, { loginType: 'FACEBOOK' }],
  maskedPhone: '••••••4466',
  creatorType: 'ICC',
  posts: 318,
  followers: 20416,
});

export const accountNotOffered = accountOption({ profileImage: null, isOffered: false });

export const ogcAccount = accountOption({
  keyIdentifier: id('6'),
  name: 'विदर्भ समाचार',
  handle: 'vidarbha.samachar',
  profileImage: null,
  linkedAccounts: [],
  creatorType: 'OGC',
  posts: 1906,
  followers: 8032,
});

export const choiceOfTwo = accountChoice();

export const choiceOfThree = accountChoice({ conflictAccounts: [phoneAccount, facebookAccount] });

export const choiceOfTypes = accountChoice({
  dhAccounts: [accountNotOffered],
  conflictAccounts: [iccAccount],
});

export const choiceWithOgc = accountChoice({ conflictAccounts: [ogcAccount] });

export const extendedChoice = accountChoice({
  deadline: '2026-11-21T09:31:48.000Z',
  extensionsLeft: 9,
});

export const endingChoice = accountChoice({ secondsLeft: 14, extensionsLeft: 0 });

export const nextChoice = accountChoice({
  conflictAccounts: [facebookAccount],
  deadline: '2026-11-21T09:31:30.000Z',
});
