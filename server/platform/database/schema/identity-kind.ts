export type IdentityKind = 'MOBILE' | 'GOOGLE' | 'FACEBOOK' | 'INTERNAL';
