/**
 * Bodies of the contract have 5 levels and at most 21 keys in an object;
 * test/unit/server/http/json-bodies.test.ts.
 */
export const jsonLimits = { depth: 16, keys: 64 };

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * Looks through a text of JSON before it is parsed, so that no value is made of one that would be
 * refused anyway.
 * @returns false for one that is nested too deep, has too many keys in one object, or one key twice
 */
export function isAllowedJson(text: string): boolean {
  /** The keys of each open object, and null for each open list. */
  const openContainers: (Set<string> | null)[] = [];
  let lastText = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = stringEnd(text, at);
      // The rest is no JSON, which the parser finds.
      if (end < 0) return true;
      // Only a short string can be a known key.
      lastText = text.slice(at, Math.min(end + 1, at + 200));
      at = end;
    } else if (code === openBrace || code === openBracket) {
      if (openContainers.length === jsonLimits.depth) return false;
      openContainers.push(code === openBrace ? new Set() : null);
    } else if (code === closeBrace || code === closeBracket) openContainers.pop();
    else if (code === colon && !isNewKey(openContainers.at(-1), lastText)) return false;
  }
  return true;
}

function isNewKey(keys: Set<string> | null | undefined, key: string): boolean {
  if (!keys) return true;
  // "a" is the same key.
  const name = key.includes('\\') ? unescaped(key) : key;
  if (keys.has(name) || keys.size === jsonLimits.keys) return false;
  keys.add(name);
  return true;
}

function unescaped(key: string): string {
  try {
    return JSON.stringify(JSON.parse(key));
  } catch {
    return key;
  }
}

/** The end of the string that starts at a quotation mark; -1 when it is not closed. */
function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === backslash) backslashes += 1;
    if (backslashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return -1;
}
