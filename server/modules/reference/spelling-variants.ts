/** A Latin word is looked for as it was typed, small, and with a capital; each on the index. */
export function spellingVariants(typed: string): [string, string, string] {
  const small = typed.toLowerCase();
  return [typed, small, small.charAt(0).toUpperCase() + small.slice(1)];
}
