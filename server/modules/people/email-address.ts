/** An email as it is kept and compared: in lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
