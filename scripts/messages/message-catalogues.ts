/** A part of a compiled message, as `formatjs compile --ast` writes it. */
type Part = {
  type: number;
  value?: string;
  options?: Record<string, { value: Part[] }>;
  children?: Part[];
};

/** Message id to its compiled parts. */
export type Catalogue = Record<string, Part[]>;

const literalPart = 0;
const poundPart = 7;
const tagPart = 8;

/** The placeholders and tags of a message, each once, sorted: `{count}`, `<link>`. */
export function placeholdersOf(parts: Part[]): string[] {
  const names = new Set<string>();
  const visit = (list: Part[]) => {
    for (const part of list) {
      if (part.type !== literalPart && part.type !== poundPart && part.value !== undefined) {
        names.add(part.type === tagPart ? `<${part.value}>` : `{${part.value}}`);
      }
      for (const option of Object.values(part.options ?? {})) visit(option.value);
      visit(part.children ?? []);
    }
  };
  visit(parts);
  return [...names].sort();
}

/**
 * Missing, extra and differing placeholders of a translation, one line each; empty when it is
 * complete.
 */
export function compareCatalogues(english: Catalogue, translated: Catalogue): string[] {
  const findings: string[] = [];
  for (const [id, parts] of Object.entries(english)) {
    const other = translated[id];
    if (!other) {
      findings.push(`${id} is missing`);
      continue;
    }
    const [expected, found] = [placeholdersOf(parts).join(' '), placeholdersOf(other).join(' ')];
    if (expected !== found)
      findings.push(
        `${id} has ${found || 'no placeholder'} where English has ${expected || 'none'}`,
      );
  }
  const surplus = Object.keys(translated).filter((id) => !(id in english));
  return [...findings, ...surplus.map((id) => `${id} is surplus: no source uses it`)];
}

/** The messages of the portal in a language; in English where it has none yet. */
export function withEnglish(english: Catalogue, translated: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(english).map(([id, parts]) => [id, translated[id] ?? parts]),
  );
}

/** The catalogue as JSON with one message a line, so that changes can be read. */
export function compiledText(catalogue: Catalogue): string {
  const lines = Object.entries(catalogue)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, parts]) => `${JSON.stringify(id)}: ${JSON.stringify(parts)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
