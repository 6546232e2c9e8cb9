import {
  Document,
  isCollection,
  isPair,
  isScalar,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

type Collection = YAMLMap | YAMLSeq;

const lineWidth = 100;

/** Keys whose values are always written line by line. */
const alwaysOpen =
  /^(properties|examples|content|responses|paths|schemas|get|post|put|patch|delete)$/;

/**
 * A contract as YAML that people can read: short collections on one line, long descriptions folded,
 * no anchors and no aliases, and texts quoted that YAML 1.1 would parse as dates.
 */
export function contractYaml(contract: object): string {
  const document = new Document(contract, { aliasDuplicateObjects: false, compat: 'yaml-1.1' });
  visit(document, {
    Collection(_, node: Collection, path) {
      const name = keyOf(path.at(-1));
      const indent = 2 * path.filter(isCollection).length + name.length;
      node.flow =
        path.some(isFlow) || (!alwaysOpen.test(name) && fits(node, indent)) || isEmpty(node);
    },
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string' || path.some(isFlow)) return;
      if (keyOf(path.at(-1)) === 'description' && node.value.length > 60)
        node.type = Scalar.BLOCK_FOLDED;
      if (node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
    },
  });
  return document.toString({ lineWidth, singleQuote: true });
}

const isFlow = (node: unknown) => isCollection(node) && node.flow === true;
const isEmpty = (node: Collection) => node.items.length === 0;

function keyOf(parent: unknown): string {
  return isPair(parent) && isScalar(parent.key) ? String(parent.key.value) : '';
}

/** Is the collection shallow, and short enough for the rest of its line? */
function fits(node: Collection, indent: number): boolean {
  const value: unknown = node.toJSON();
  const text = JSON.stringify(value).replace(/[,:{}]/g, '$& ');
  return depth(value) <= 3 && indent + text.length < lineWidth;
}

function depth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depth));
}
