/**
 * What a row tells whoever reads the database: each value as text, and as what a text may hide that
 * is only base64.
 */
export function readable(row: object): string[] {
  return Object.values(row).flatMap((value) => {
    if (value instanceof Uint8Array) return [Buffer.from(value).toString()];
    const text = typeof value === 'string' ? value : String(JSON.stringify(value));
    return [text, Buffer.from(text, 'base64').toString()];
  });
}
