/** An email as it is kept and compared: in lower case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();
