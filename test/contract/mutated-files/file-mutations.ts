import { type Chance, makeChance } from '../mutations.ts';
import type { FileKind, SampleFiles } from './sample-files.ts';

/** A file that is made again from its seed and number. */
export type MutatedFile = { kind: FileKind; name: string; content: Buffer; changes: string[] };

type Mutation = (content: Buffer, chance: Chance, others: readonly Buffer[]) => Buffer;

const lengths = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0xffff_ffff];
const join = (...parts: Buffer[]) => Buffer.concat(parts);
const noise = (chance: Chance, bytes: number) =>
  Buffer.from(Array.from({ length: bytes }, () => chance.number(256)));

/** Two places in a file, the first before the second. */
function range(content: Buffer, chance: Chance): [number, number] {
  const first = chance.number(content.length + 1);
  return [first, first + chance.number(content.length - first + 1)];
}

const byteMutations: Record<string, Mutation> = {
  truncate: (content, chance) => content.subarray(0, chance.number(content.length)),
  'flip bits': (content, chance) => {
    const changed = Buffer.from(content);
    for (let left = 1 + chance.number(40); left > 0 && changed.length > 0; left -= 1) {
      const at = chance.number(changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << chance.number(8));
    }
    return changed;
  },
  // Signatures, dimensions and lengths are at the beginning of files and of their parts.
  'lie about a number': (content, chance) => {
    const changed = Buffer.from(content);
    const width = chance.of([1, 2, 4]);
    const below = chance.of([64, 1024, changed.length]);
    const at = chance.number(Math.max(1, Math.min(below, changed.length) - width));
    const value = chance.of(lengths) % 2 ** (8 * width);
    if (changed.length >= at + width) changed.writeUIntBE(value, at, width);
    return changed;
  },
  overwrite: (content, chance) => {
    const [first, last] = range(content, chance);
    return Buffer.from(content).fill(chance.of([0, 0xff, 0x20]), first, last);
  },
  'remove a part': (content, chance) => {
    const [first, last] = range(content, chance);
    return join(content.subarray(0, first), content.subarray(last));
  },
  'repeat a part': (content, chance) => {
    const [first, last] = range(content, chance);
    const part = content.subarray(first, Math.min(last, first + 4096));
    const copies = Array.from({ length: 1 + chance.number(20) }, () => part);
    return join(content.subarray(0, first), ...copies, content.subarray(first));
  },
  'swap parts': (content, chance) => {
    const [first, last] = range(content, chance);
    const middle = first + Math.floor((last - first) / 2);
    return join(
      content.subarray(0, first),
      content.subarray(middle, last),
      content.subarray(first, middle),
      content.subarray(last),
    );
  },
  'insert noise': (content, chance) => {
    const at = chance.number(content.length + 1);
    const bytes = noise(chance, 1 + chance.number(500));
    return join(content.subarray(0, at), bytes, content.subarray(at));
  },
  'append another file': (content, chance, others) => join(content, chance.of(others)),
  'begin as another file': (content, chance, others) => {
    const other = chance.of(others);
    const bytes = 1 + chance.number(Math.min(64, other.length));
    return join(other.subarray(0, bytes), content.subarray(chance.of([0, bytes])));
  },
  polyglot: (content, chance) => {
    const text = Buffer.from(
      chance.of(['<html><script>alert(1)</script>', 'PK\u0003\u0004', '%!PS', 'GIF89a']),
    );
    return chance.of([0, 1]) === 0 ? join(text, content) : join(content, text);
  },
};

const tags = [
  'p',
  'b',
  'ul',
  'li',
  'blockquote',
  'table',
  'svg',
  'math',
  'template',
  'x-y',
  'script',
];
const oddTexts = [
  '\ud83d',
  '\u202e\u2066',
  '\u0000',
  '\ufeff',
  'e\u0301'.repeat(2000),
  '👩🏽‍🌾'.repeat(300),
  '&#x110000;&#0;&#xD800;',
  ']]><![CDATA[',
  '<!--><script>alert(1)</script-->',
];
/** Text is inserted between two characters of the article. */
const insert = (content: Buffer, chance: Chance, text: string) => {
  const article = content.toString();
  const at = chance.number(article.length + 1);
  return Buffer.from(article.slice(0, at) + text + article.slice(at));
};

const articleMutations: Record<string, Mutation> = {
  'deep nesting': (content, chance) => {
    const tag = chance.of(tags);
    const depth = 1 + chance.number(chance.of([10, 500, 8000]));
    const end = chance.of(['', `</${tag}>`]).repeat(depth);
    return insert(content, chance, `<${tag}>`.repeat(depth) + end);
  },
  'many siblings': (content, chance) =>
    insert(content, chance, `<${chance.of(tags)}>x`.repeat(1 + chance.number(8000))),
  'a huge attribute': (content, chance) => {
    const name = chance.of(['href', 'style', 'onclick', 'src', 'class', 'srcset']);
    return insert(content, chance, `<a ${name}="${'x'.repeat(chance.number(90_000))}">`);
  },
  'many attributes': (content, chance) => {
    const list = Array.from({ length: chance.number(3000) }, (_, at) => `a${at}=x`).join(' ');
    return insert(content, chance, `<p ${list}>`);
  },
  'odd text': (content, chance) => insert(content, chance, chance.of(oddTexts)),
  'an open tag': (content, chance) =>
    insert(content, chance, chance.of(['<', '<p', '</', '<!', '<a href="'])),
  'a script': (content, chance) =>
    insert(
      content,
      chance,
      chance.of([
        '<script>alert(1)</script>',
        '<svg/onload=alert(1)>',
        '<a href="java\nscript:alert(1)">x</a>',
        '<math><mtext></p><style><img src onerror=alert(1)>',
        '<iframe srcdoc="<script>alert(1)</script>">',
      ]),
    ),
};

const kinds: readonly FileKind[] = ['picture', 'picture', 'video', 'article'];
const mostChanges = 3;

/** The file with this number: a sample with up to three changes. */
export function makeMutatedFile(samples: SampleFiles, seed: number, number: number): MutatedFile {
  const chance = makeChance(seed * 1_000_003 + number);
  const kind = kinds[number % kinds.length] ?? 'picture';
  const [name, sample] = chance.of(samples[kind]);
  const others = [...samples.picture, ...samples.video].map(([, content]) => content);
  const mutations = kind === 'article' ? { ...articleMutations, truncate } : byteMutations;
  let content = sample;
  const changes: string[] = [];
  for (let left = chance.number(mostChanges + 1); left > 0; left -= 1) {
    const change = chance.of(Object.keys(mutations));
    const changed = mutations[change]?.(content, chance, others) ?? content;
    if (!changed.equals(content)) changes.push(change);
    content = changed;
  }
  return { kind, name, content, changes };
}

const truncate: Mutation = (content, chance) =>
  Buffer.from(content.toString().slice(0, chance.number(content.length)));
