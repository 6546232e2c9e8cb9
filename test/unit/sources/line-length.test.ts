import { describe, expect, it } from 'vitest';
import { longLines } from './line-length.ts';

const words = 'words '.repeat(20);
const path = `#src/${'folder/'.repeat(14)}file.ts`;
const at = (text: string, path = 'src/sample.tsx') => longLines({ path, text });

describe('a line of more than 100 characters', () => {
  it.each([
    ['a comment', `// ${words}`],
    ['a comment of several lines', `/**\n * ${words}\n */`],
    ['code', `const sum = ${'one + '.repeat(20)}one;`],
    ['a template with placeholders', `const line = \`\${one} ${words}\`;`],
    ['a line of a longer template', `const query = sql\`select\n  ${words}\n  from posts\`;`],
    ['a string with others', `const list = ['one', '${words}'];`],
    ['a string that a call takes', `say('${words}');`],
    ['a string with more behind it', `  title: '${words}', // why`],
    ['a title of a test', `it('${words}', () => {`],
    ['an attribute with others', `const a = <b title="${words}" id="b" />;`],
    ['the text of an element', `const a = (\n  <b>\n    ${words}\n  </b>\n);`],
    ['an import of two names', `import { one, two } from '${path}';`],
    ['an import of a default and a name', `import one, { two } from '${path}';`],
    ['an export of two names', `export { one, two } from '${path}';`],
  ])('is found: %s', (_, text) => {
    expect(at(text)).toHaveLength(1);
  });

  it.each([
    ['a string', `say(\n  '${words}',\n);`],
    ['a string of a property', `const a = {\n  title: '${words}',\n};`],
    ['a string of a property in quotes', `const a = {\n  'a-b': '${words}',\n};`],
    ['the name of a property', `const a = {\n  '${words}':\n    1,\n};`],
    ['a string of a constant', `const title =\n  '${words}';`],
    ['a template without placeholders', `const line = \`${words}\`;`],
    ['a regular expression', `const a =\n  /${words}/gu;`],
    ['an attribute', `const a = (\n  <b\n    title="${words}"\n    id="b"\n  />\n);`],
    ['the only attribute of an element', `const a = (\n  <Shape d="${words}" />\n);`],
    ['an import of one name', `import { one } from '${path}';`],
    ['an import of one type', `import type { One } from '${path}';`],
    ['an import of one name under another', `import { one as two } from '${path}';`],
    ['an import of everything', `import * as all from '${path}';`],
    ['an import for its effect', `import '${path}';`],
    ['an export of one name', `export { one } from '${path}';`],
    ['an export of everything', `export * from '${path}';`],
  ])('may stay: %s', (_, text) => {
    expect(at(text)).toEqual([]);
  });

  it('is counted in characters, not in their parts', () => {
    expect(at(`// ${'𝐚'.repeat(97)}`)).toEqual([]);
    expect(at(`// ${'𝐚'.repeat(98)}`)).toEqual(['src/sample.tsx:1 has 101 characters']);
  });

  it('is found in style sheets, which have nothing that stays whole', () => {
    expect(at(`a { font-family:\n  '${words}'; }`, 'src/sample.css')).toHaveLength(1);
  });
});
