import type { Plugin } from 'vite';
import { cutProperties, type Node, namedProperties } from '../bundle/cut-properties.ts';

/**
 * Takes the English texts and the descriptions out of the built scripts: the compiled catalogue has
 * them, and sending them twice slows a slow connection. Only objects that have an `id` and a
 * `defaultMessage` are touched.
 */
export function messageTexts(): Plugin {
  return {
    name: 'message-texts',
    enforce: 'post',
    transform(code, file) {
      if (!file.includes('/src/') || !code.includes('defaultMessage')) return null;
      const program = this.parse(code) as unknown as Node;
      return { code: cutProperties(code, program, textsIn), map: null };
    },
  };
}

function textsIn(node: Node): Node[] {
  const properties = namedProperties(node);
  const text = properties.get('defaultMessage');
  if (!text || !properties.has('id')) return [];
  return [text, properties.get('description')].filter((property) => property !== undefined);
}
