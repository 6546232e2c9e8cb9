/** The channel by which tabs announce sign-ins and sign-outs to each other. */
export const sessionChannel = 'session';
