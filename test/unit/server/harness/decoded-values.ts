/** What a row reveals to a reader of the database: each value as text, with base64 decoded. */
export function readable(row: object): string[] {
  return Object.values(row).flatMap((value) => {
    if (value instanceof Uint8Array) return [Buffer.from(value).toString()];
    const text = typeof value === 'string' ? value : String(JSON.stringify(value));
    return [text, Buffer.from(text, 'base64').toString()];
  });
}
