/**
 * Whether the database can store this text. PostgreSQL has no U+0000, and JSON no unpaired
 * surrogates, which some keyboards and cut emoji leave behind.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Text without U+0000, and with U+FFFD for each half of a surrogate pair. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
