/** The address of support where `SUPPORT_EMAIL` names no other, and until the browser knows it. */
export const defaultSupportEmail = 'creators@creator.example';
