import type { Plugin } from 'vite';
import { cutProperties, type Node, namedProperties } from './cut-properties.ts';

/**
 * Removes the descriptions of states from the built scripts: diagrams and stories show them, the
 * portal does not. Only `description: '…'` in files of `machines/` is touched.
 */
export function stripChartDescriptions(): Plugin {
  return {
    name: 'strip-chart-descriptions',
    enforce: 'post',
    transform(code, file) {
      if (!file.includes('/machines/') || !code.includes('description')) return null;
      const program = this.parse(code) as unknown as Node;
      return { code: cutProperties(code, program, descriptionsIn), map: null };
    },
  };
}

function descriptionsIn(node: Node): Node[] {
  const description = namedProperties(node).get('description');
  const value = description?.value as Node | undefined;
  return description && typeof value?.value === 'string' ? [description] : [];
}
