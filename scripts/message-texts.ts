import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/**
 * Takes the English texts and the descriptions out of the built scripts: the compiled catalogue has them, and twice is
 * once too often on a slow line. Only objects that have an `id` and a `defaultMessage` are touched.
 */
export function messageTexts(): Plugin {
  return {
    name: 'message-texts',
    enforce: 'post',
    transform(code, file) {
      if (!file.includes('/src/') || !code.includes('defaultMessage')) return null;
      const cuts: [number, number][] = [];
      visit(this.parse(code) as unknown as Node, (node) => cuts.push(...cutsIn(node)));
      cuts.sort(([a], [b]) => b - a);
      let text = code;
      for (const [start, end] of cuts) text = text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');
      return { code: text, map: null };
    },
  };
}

function cutsIn(node: Node): [number, number][] {
  if (node.type !== 'ObjectExpression') return [];
  const properties = (node.properties as Node[]).filter((property) => property.type === 'Property');
  const named = (name: string) => properties.find((property) => keyOf(property) === name);
  if (!named('id') || !named('defaultMessage')) return [];
  return [named('defaultMessage'), named('description')].flatMap((property) =>
    property ? [[property.start, property.end] as [number, number]] : [],
  );
}

function keyOf(property: Node): unknown {
  const key = property.key as Node;
  return key.name ?? key.value;
}

function visit(node: Node, seen: (node: Node) => void): void {
  seen(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === 'object' && typeof child.type === 'string') visit(child, seen);
    }
  }
}
