export type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** The properties of an object expression that have a name; none for other nodes. */
export function namedProperties(node: Node): Map<unknown, Node> {
  if (node.type !== 'ObjectExpression') return new Map();
  const properties = (node.properties as Node[]).filter(({ type }) => type === 'Property');
  return new Map(properties.map((property) => [keyOf(property), property]));
}

/**
 * Removes properties of object expressions from a script.
 * @param choose returns the properties of a node to remove
 */
export function cutProperties(code: string, program: Node, choose: (node: Node) => Node[]): string {
  const cuts: Node[] = [];
  visit(program, (node) => cuts.push(...choose(node)));
  cuts.sort((one, other) => other.start - one.start);
  let text = code;
  for (const { start, end } of cuts)
    text = text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');
  return text;
}

function keyOf(property: Node): unknown {
  const key = property.key as Node;
  return key.name ?? key.value;
}

function visit(node: Node, seen: (node: Node) => void): void {
  seen(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === 'object' && typeof child.type === 'string')
        visit(child, seen);
    }
  }
}
