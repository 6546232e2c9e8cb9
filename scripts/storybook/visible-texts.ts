import { Parser } from 'htmlparser2';

/** These continue the line of text in which they are. */
const inline = new Set(
  'a abbr b bdi bdo cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);
const unseen = new Set(['noscript', 'script', 'style', 'svg', 'template']);
/** Fields that show their value as a text. */
const textFields = new Set(['email', 'number', 'search', 'tel', 'text', 'url']);

/**
 * The texts of a page, in its order: one for each paragraph, label, button and line of a list, with
 * what fields contain, or suggest while they are empty. Names for screen readers only
 * (`aria-label`) are left out.
 */
export function visibleTexts(html: string): string[] {
  const texts: string[] = [];
  /** Of each open element: is it hidden, or in one that is? */
  const hiddenBy: boolean[] = [];
  let line = '';
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text) texts.push(text);
    line = '';
  };
  const parser = new Parser({
    onopentag: (name, { hidden, type = 'text', value = '', placeholder = '' }) => {
      hiddenBy.push(hiddenBy.at(-1) || unseen.has(name) || hidden !== undefined);
      if (!inline.has(name)) endLine();
      if (hiddenBy.at(-1) || !(name === 'textarea' || (name === 'input' && textFields.has(type))))
        return;
      line = value || placeholder;
      endLine();
    },
    ontext: (text) => {
      if (!hiddenBy.at(-1)) line += text;
    },
    onclosetag: (name) => {
      hiddenBy.pop();
      if (!inline.has(name)) endLine();
    },
  });
  parser.end(html);
  endLine();
  return texts;
}
