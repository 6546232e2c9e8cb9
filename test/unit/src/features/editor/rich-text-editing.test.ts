import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import {
  AllSelection,
  type Command,
  EditorState,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { describe, expect, it } from 'vitest';
import { serializeArticle } from '#src/features/editor/surface/article-html.ts';
import { linkAt, linkTo, toggle } from '#src/features/editor/surface/commands.ts';
import { emptyDocumentPlugin } from '#src/features/editor/surface/empty-document-plugin.ts';
import { articleInputRules, articlePasteRules } from '#src/features/editor/surface/input-rules.ts';
import { articleKeymap } from '#src/features/editor/surface/keymap.ts';
import { articleSchema } from '#src/features/editor/surface/schema.ts';

const node = (type: string, ...content: (Node | string)[]) =>
  articleSchema.node(
    type,
    null,
    content.map((child) => (typeof child === 'string' ? articleSchema.text(child) : child)),
  );
const p = (...content: (Node | string)[]) => node('paragraph', ...content);
const h2 = (text = '') => (text ? node('heading', text) : node('heading'));
const li = (...content: Node[]) => node('listItem', ...content);
const ul = (...items: Node[]) => node('bulletList', ...items);
const quote = (...content: Node[]) => node('blockquote', ...content);
const bold = (text: string) => articleSchema.text(text, [articleSchema.mark('bold')]);
const link = (text: string) =>
  articleSchema.text(text, [articleSchema.mark('link', { href: 'https://a.in/' })]);

/** A page with the caret at `|`, or the selection between `[` and `]`. */
function page(...blocks: Node[]) {
  const initial = EditorState.create({
    doc: node('doc', ...blocks),
    plugins: [articleInputRules, articlePasteRules, emptyDocumentPlugin, ...articleKeymap],
  });
  const { tr } = initial;
  const found: number[] = [];
  initial.doc.descendants((child, at) => {
    for (const { index } of child.text?.matchAll(/[[\]|]/g) ?? [])
      found.push(at + index - found.length);
  });
  for (const at of found) tr.delete(at, at + 1);
  const [from = 1, to = from] = found;
  return opened(initial.apply(tr.setSelection(TextSelection.create(tr.doc, from, to))));
}

function opened(initial: EditorState) {
  let state = initial;
  const view = {
    composing: false,
    get state() {
      return state;
    },
    dispatch: (tr: Transaction) => {
      state = state.apply(tr);
    },
    endOfTextblock: () => state.selection.$from.parentOffset === 0,
  } as unknown as EditorView;
  const self = {
    run: (command: Command) => {
      command(state, view.dispatch);
      return self;
    },
    all: () => {
      view.dispatch(state.tr.setSelection(new AllSelection(state.doc)));
      return self;
    },
    delete: () => {
      view.dispatch(state.tr.deleteSelection());
      return self;
    },
    press: (key: string, shiftKey = false, ctrlKey = false) => {
      const event = { key, shiftKey, ctrlKey, keyCode: 0 } as KeyboardEvent;
      articleKeymap.find((plugin) => plugin.props.handleKeyDown?.call(plugin, view, event));
      return self;
    },
    type: (text: string) => {
      for (const sign of text) {
        const { from, to } = state.selection;
        const insert = () => state.tr.insertText(sign);
        const isRule = articleInputRules.props.handleTextInput?.call(
          articleInputRules,
          view,
          from,
          to,
          sign,
          insert,
        );
        if (!isRule) view.dispatch(insert());
      }
      return self;
    },
    paste: (...lines: string[]) => {
      const slice = new Slice(Fragment.from(lines.map((line) => p(line))), 1, 1);
      const ours =
        articlePasteRules.props.transformPasted?.call(articlePasteRules, slice, view, true) ??
        slice;
      view.dispatch(state.tr.replaceSelection(ours));
      return self;
    },
    get html() {
      return serializeArticle(state.doc);
    },
    get link() {
      return linkAt(state);
    },
  };
  return self;
}

describe('a format that is switched', () => {
  it('makes a heading of a line, another of that, and a line again', () => {
    const written = page(p('क|'), p('ख'));
    expect(written.run(toggle('heading')).html).toBe('<h2>क</h2><p>ख</p>');
    expect(written.run(toggle('subheading')).html).toBe('<h3>क</h3><p>ख</p>');
    expect(written.run(toggle('subheading')).html).toBe('<p>क</p><p>ख</p>');
  });

  it('makes the whole selection bold before it removes bold', () => {
    const written = page(p('[क ', bold('ख'), ' ग]'));
    expect(written.run(toggle('bold')).html).toBe('<p><strong>क ख ग</strong></p>');
    expect(written.run(toggle('bold')).html).toBe('<p>क ख ग</p>');
  });

  it('makes a list of lines, of another kind, and lines again', () => {
    const written = page(p('[क'), p('ख]'), p('ग'));
    expect(written.run(toggle('bulletList')).html).toBe('<ul><li>क</li><li>ख</li></ul><p>ग</p>');
    expect(written.run(toggle('orderedList')).html).toBe('<ol><li>क</li><li>ख</li></ol><p>ग</p>');
    expect(written.run(toggle('orderedList')).html).toBe('<p>क</p><p>ख</p><p>ग</p>');
  });

  it('continues in adjacent lists', () => {
    const written = page(ul(li(p('क'))), p('|ख'), ul(li(p('ग'))));
    expect(written.run(toggle('bulletList')).html).toBe('<ul><li>क</li><li>ख</li><li>ग</li></ul>');
  });

  it('takes a heading out of a list, and removes the format of what becomes one', () => {
    const written = page(ul(li(p('क')), li(p('|ख')), li(p('ग'))));
    expect(written.run(toggle('heading')).html).toBe(
      '<ul><li>क</li></ul><h2>ख</h2><ul><li>ग</li></ul>',
    );
    expect(written.run(toggle('orderedList')).html).toBe(
      '<ul><li>क</li></ul><ol><li>ख</li></ol><ul><li>ग</li></ul>',
    );
  });

  it('quotes blocks, and removes the quote', () => {
    const written = page(p('[क'), h2('ख]'));
    expect(written.run(toggle('quote')).html).toBe('<blockquote><p>क</p><h2>ख</h2></blockquote>');
    expect(written.run(toggle('quote')).html).toBe('<p>क</p><h2>ख</h2>');
  });

  it('applies to all of a page that is selected by its edges', () => {
    const written = page(p('क'), p('ख')).all();
    expect(written.run(toggle('bulletList')).html).toBe('<ul><li>क</li><li>ख</li></ul>');
    expect(written.all().run(toggle('bulletList')).html).toBe('<p>क</p><p>ख</p>');
    expect(written.all().run(toggle('quote')).run(toggle('heading')).html).toBe(
      '<blockquote><h2>क</h2><h2>ख</h2></blockquote>',
    );
  });
});

describe('a link', () => {
  const address = 'https://b.in/';
  const at = (text: string) =>
    `<a href="${address}" rel="noopener noreferrer nofollow">${text}</a>`;

  it('applies to the selection, and is inserted without one', () => {
    expect(page(p('क [ख]')).run(linkTo(address)).html).toBe(`<p>क ${at('ख')}</p>`);
    expect(page(p('क |')).run(linkTo(address)).html).toBe(`<p>क ${at(address)}</p>`);
  });

  it('is changed and removed completely, also where a part of it is bold', () => {
    const words = () =>
      page(
        p(
          'क ',
          link('ख|'),
          articleSchema.text('ग', [...link('x').marks, ...bold('x').marks]),
          ' घ',
        ),
      );
    expect(words().link).toBe('https://a.in/');
    expect(words().run(linkTo(address)).html).toBe(`<p>क ${at('ख<strong>ग</strong>')} घ</p>`);
    expect(words().run(linkTo(null)).html).toBe('<p>क ख<strong>ग</strong> घ</p>');
  });

  it('is found by the caret at both of its ends, and not beside it', () => {
    expect(page(p('क ', link('|ख'))).link).toBe('https://a.in/');
    expect(page(p('क ', link('ख|'))).link).toBe('https://a.in/');
    expect(page(p('क| ', link('ख'))).link).toBeNull();
    expect(page(p('[क ', link('ख]'))).link).toBe('https://a.in/');
  });

  it('leaves the caret where it was, so that the next letters replace nothing', () => {
    const changed = page(p(link('ख|'), ' ग')).run(linkTo(address));
    expect(changed.type('!').html).toBe(`<p>${at('ख')}! ग</p>`);
  });
});

describe('a key', () => {
  it('begins a new item, and behind an empty one leaves the list', () => {
    const written = page(ul(li(p('क|'))));
    expect(written.press('Enter').type('ख').html).toBe('<ul><li>क</li><li>ख</li></ul>');
    expect(written.press('Enter').press('Enter').type('ग').html).toBe(
      '<ul><li>क</li><li>ख</li></ul><p>ग</p>',
    );
  });

  it('continues in bold on the next line', () => {
    const marked = page(p(bold('क|')))
      .press('Enter')
      .type('ख');
    expect(marked.html).toBe('<p><strong>क</strong></p><p><strong>ख</strong></p>');
    expect(
      page(p(bold('क|')))
        .press('Enter', true)
        .type('ख').html,
    ).toBe('<p><strong>क<br>ख</strong></p>');
  });

  it('sinks an item into the one before, and lifts it again', () => {
    const written = page(ul(li(p('क')), li(p('|ख'))));
    expect(written.press('Tab').html).toBe('<ul><li>क<ul><li>ख</li></ul></li></ul>');
    expect(written.press('Tab', true).html).toBe('<ul><li>क</li><li>ख</li></ul>');
  });

  it('takes a block out of its quote, and words back into the quote above', () => {
    expect(page(quote(p('क'), p('|ख'))).press('Backspace').html).toBe(
      '<blockquote><p>क</p></blockquote><p>ख</p>',
    );
    expect(
      page(quote(p('क')), p('|ख'))
        .press('Backspace')
        .type('-').html,
    ).toBe('<blockquote><p>क-ख</p></blockquote>');
  });

  it('makes a line of an empty heading at the beginning', () => {
    expect(page(h2()).press('Backspace').type('क').html).toBe('<p>क</p>');
  });

  it.each([
    ['b', false, '<p><strong>क</strong></p>'],
    ['B', false, '<p><strong>क</strong></p>'],
    ['B', true, '<blockquote><p>क</p></blockquote>'],
    ['I', false, '<p><em>क</em></p>'],
  ])('formats by Control and %s, with the Shift key: %s', (key, shiftKey, html) => {
    expect(page(p('[क]')).press(key, shiftKey, true).html).toBe(html);
  });
});

describe('what is typed as in a messenger', () => {
  it.each([
    ['**क ख** ', '<p><strong>क ख</strong> </p>'],
    ['__क__', '<p><strong>क</strong></p>'],
    ['*क*', '<p><strong>क</strong></p>'],
    ['_क_', '<p><em>क</em></p>'],
    ['~~क~~', '<p><s>क</s></p>'],
    ['~क~', '<p><s>क</s></p>'],
    ['2*3*4', '<p>2*3*4</p>'],
    ['## क', '<h2>क</h2>'],
    ['### क', '<h3>क</h3>'],
    ['# क', '<p># क</p>'],
    ['> क', '<blockquote><p>क</p></blockquote>'],
    ['- क', '<ul><li>क</li></ul>'],
    ['1. क', '<ol><li>क</li></ol>'],
    ['2026. क', '<p>2026. क</p>'],
  ])('%s', (typed, html) => {
    expect(page(p()).type(typed).html).toBe(html);
  });

  it('continues in a list only by its next number', () => {
    const list = node('orderedList', li(p('क')));
    expect(page(list, p('|')).type('2. ख').html).toBe('<ol><li>क</li><li>ख</li></ol>');
    expect(page(list, p('|')).type('1. ख').html).toBe('<ol><li>क</li></ol><ol><li>ख</li></ol>');
    expect(page(list, p('|')).type('3. ख').html).toBe('<ol><li>क</li></ol><p>3. ख</p>');
  });

  it('stays literal after undo', () => {
    expect(page(p()).type('- ').press('Backspace').type('क').html).toBe('<p>- क</p>');
  });
});

describe('text that is pasted', () => {
  const pasted = (text: string) => page(p('|')).paste(text).html;

  it.each([
    ['*बड़ी ख़बर* आज', '<strong>बड़ी ख़बर</strong> आज'],
    [
      '_धीरे_, ~ग़लत~ और **पक्की** ~~न~~',
      '<em>धीरे</em>, <s>ग़लत</s> और <strong>पक्की</strong> <s>न</s>',
    ],
    ['*_दोनों_*', '<strong><em>दोनों</em></strong>'],
    ['_*दोनों*_', '<strong><em>दोनों</em></strong>'],
    ['🔥*ब्रेकिंग*🔥', '🔥<strong>ब्रेकिंग</strong>🔥'],
    ['("*नाम*")। *वाक्य*।', '("<strong>नाम</strong>")। <strong>वाक्य</strong>।'],
    ['2*3 *मोटा* 4*5', '2*3 <strong>मोटा</strong> 4*5'],
  ])('has the marks of WhatsApp: %s', (text, html) => {
    expect(pasted(text)).toBe(`<p>${html}</p>`);
  });

  it.each([
    'https://a.in/_news_/*rain*',
    'www.a.in/x,_news_ और',
    'snake_case_name',
    '_private_name',
    '2*3*4 = 24, 5 * 6 * 7',
    '@_rahul_ @rahul_k_',
    '#_tag_',
    '* पहला * दूसरा',
    '*अकेला',
    '** **',
    '_x_.txt',
  ])('leaves %s as it is', (text) => {
    expect(pasted(text)).toBe(`<p>${text}</p>`);
  });

  it('is read in time, however many signs it has', () => {
    const signs = '*a _b ~c **d '.repeat(20_000);
    expect(pasted(signs)).toBe(`<p>${signs}</p>`);
  });

  it('is a list when its lines are numbered from one on', () => {
    expect(page(p('|')).paste('1. क', '2. *ख*').html).toBe(
      '<ol><li>क</li><li><strong>ख</strong></li></ol>',
    );
    expect(page(p('|')).paste('1. क', '3. ख').html).toBe('<p>1. क</p><p>3. ख</p>');
    expect(page(p('|')).paste('2025. क', '2026. ख').html).toBe('<p>2025. क</p><p>2026. ख</p>');
  });
});

describe('a page from which everything was deleted', () => {
  const deleted = (...blocks: Node[]) =>
    page(...blocks)
      .delete()
      .type('न').html;

  it('has neither heading, list nor bold left', () => {
    expect(deleted(h2('[क]'))).toBe('<p>न</p>');
    expect(deleted(ul(li(p('[क')), li(p('ख]'))))).toBe('<p>न</p>');
    expect(deleted(p(bold('[क]')))).toBe('<p>न</p>');
  });

  it('keeps its heading while another block is there', () => {
    expect(deleted(h2('[क]'), p('ख'))).toBe('<h2>न</h2><p>ख</p>');
  });
});
