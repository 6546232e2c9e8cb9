import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { isAlias, parse, parseDocument, visit } from 'yaml';

const text = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8');

/*
 * Other tools read openapi.yaml with the defaults of their YAML parser. Redocly lints it in the
 * step `contract lint`, openapi-typescript reads it in `generated files current`, and Prism serves
 * it in test/contract and test/e2e/scenarios.
 */
describe('openapi.yaml', () => {
  it('has the same content for a YAML 1.2 and a YAML 1.1 parser at their defaults', () => {
    expect(load(text)).toEqual(parse(text));
  });

  it('has no anchors and no aliases', () => {
    const found: string[] = [];
    visit(parseDocument(text), {
      Node(_, node) {
        if (isAlias(node)) found.push(`*${node.source}`);
        else if (node.anchor) found.push(`&${node.anchor}`);
      },
    });
    expect(found).toEqual([]);
  });
});
