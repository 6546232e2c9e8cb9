import { describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { limits } from '#domain/limits.ts';
import { postFormats } from '#domain/post/post-formats.ts';
import { reviewChecks } from '#domain/post/review-checks.ts';
import { emptyContent } from '#machines/flow/editor/post-content.ts';
import { newDraft } from '#machines/flow/editor/post-draft.ts';
import { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import { postEditorSetup } from '#machines/flow/editor/post-editor-setup.ts';
import { problemsBeforeReview } from '#machines/flow/editor/post-validation.ts';
import type { reviewChecksMachine } from '#machines/flow/editor/review-checks.ts';
import { collectFindings } from '#machines/flow/editor/review-findings.ts';
import {
  contentOfTest,
  draftClientId,
  draftOfTest,
  galleryKeys,
  galleryOfTest,
  ownerId,
} from '#test/factories/drafts.ts';
import { openEditor } from './post-editor-harness.ts';

const found = (more: Parameters<typeof contentOfTest>[0]) =>
  collectFindings(draftOfTest({ content: contentOfTest(more) }), []);

describe('what is found in an article', () => {
  it('nothing in a good one', () => {
    expect(found({})).toEqual([]);
  });

  it.each([
    ['title-missing', { title: ' ' }],
    ['title-too-long', { title: 'क'.repeat(limits.titleMax + 1) }],
    ['text-missing', { html: '<p></p>' }],
    [
      'text-missing',
      {
        html: '<figure data-picture="a"><img src="" alt="खेत"><figcaption>शाम</figcaption></figure><p></p>',
      },
    ],
    [
      'text-missing',
      {
        html: '<figure data-embed="https://youtu.be/a"><a href="https://youtu.be/a">https://youtu.be/a</a></figure>',
      },
    ],
    ['text-too-long', { html: `<p>${'क'.repeat(limits.articleHtmlMax)}</p>` }],
    ['hashtags-too-many', { hashtags: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    [
      'title-in-other-script',
      { title: 'Barish ke baad kheton mein raunak', html: `<p>${'खेत '.repeat(20)}</p>` },
    ],
    [
      'other-script',
      {
        title: 'Barish ke baad raunak',
        html: '<p>Vidarbha ke kisanon ke chehre khil uthe hain.</p>',
      },
    ],
  ] as const)('%s', (check, content) => {
    expect(found(content as Parameters<typeof found>[0])).toEqual([{ check }]);
  });

  it('each link that leads nowhere, once', () => {
    const link = (address: string) => `<p>खेत <a href="${address}" rel="noopener">यहाँ</a></p>`;
    const html = [
      'http://localhost/?a=1&amp;b=2',
      'http://localhost/?a=1&amp;b=2',
      'https://www',
      'https://imd.gov.in/',
    ].map(link);
    expect(found({ html: html.join('') })).toEqual([
      { check: 'broken-link', link: 'http://localhost/?a=1&b=2' },
      { check: 'broken-link', link: 'https://www' },
    ]);
  });

  it('nothing about letters before a language is chosen', () => {
    expect(found({ language: null, title: 'Barish ke baad kheton mein raunak' })).toEqual([]);
  });
});

it('a post that says the same is named by its text, or else by its title', () => {
  const post = { title: 'बारिश', state: 'DRAFT' } as const;
  const [one, other] = [
    { postUID: 'one', ...post },
    { postUID: 'other', ...post },
  ];
  const duplicates = [
    { ...one, sameTitle: true, sameText: true },
    { ...other, sameTitle: true, sameText: false },
  ];
  expect(collectFindings(draftOfTest(), duplicates)).toEqual([
    { check: 'same-title', posts: [other] },
    { check: 'same-text', posts: [one] },
  ]);
});

it('pictures without a caption are named together, each by its key', () => {
  const [first, second, third] = galleryKeys as [string, string, string];
  const { content } = galleryOfTest();
  const pictures = content.pictures.map((one) =>
    one.id === second ? one : { ...one, caption: '' },
  );
  expect(collectFindings(galleryOfTest({ content: { ...content, pictures } }), [])).toEqual([
    {
      check: 'caption-missing',
      pictures: [
        { id: first, number: 1 },
        { id: third, number: 3 },
      ],
    },
  ]);
});

it.each([
  ['as wide and high as a card', 600, 337, 0],
  ['too narrow', 599, 800, 1],
  ['too low', 1440, 336, 1],
])('a picture that is %s', (_, width, height, count) => {
  const draft = galleryOfTest();
  const [first = ''] = galleryKeys;
  const pictures = {
    ...draft.pictures,
    [first]: { id: 'server', url: '/pictures/server.jpg', width, height },
  };
  const expected = [{ check: 'picture-small', pictures: [{ id: first, number: 1 }] }];
  expect(collectFindings({ ...draft, pictures }, [])).toEqual(expected.slice(0, count));
});

it.each([
  ['almost one colour', 1, 1],
  ['in fog', 9, 0],
  ['not measured', undefined, 0],
])('a picture that is %s', (_, detail, count) => {
  const draft = galleryOfTest();
  const [, second = ''] = galleryKeys;
  const known = { id: 'server', url: '/pictures/server.jpg', width: 1440, height: 1080 };
  const pictures = {
    ...draft.pictures,
    [second]: detail === undefined ? known : { ...known, detail },
  };
  const expected = [{ check: 'picture-blank', pictures: [{ id: second, number: 2 }] }];
  expect(collectFindings({ ...draft, pictures }, [])).toEqual(expected.slice(0, count));
});

it('captions count as words of the post', () => {
  const { content } = galleryOfTest();
  const pictures = content.pictures.map((one) => ({
    ...one,
    caption: 'Subah chaar baje se shaam tak',
  }));
  expect(
    collectFindings(galleryOfTest({ content: { ...content, title: 'मंडी', pictures } }), []),
  ).toEqual([{ check: 'other-script' }]);
});

describe.each(postFormats)('an empty %s', (format) => {
  it('is refused for what the rules before review say, and for nothing else', () => {
    const draft = newDraft(draftClientId, ownerId, format);
    const findings = collectFindings(draft, []);
    expect(findings.every(({ check }) => reviewChecks[check].severity === 'refused')).toBe(true);
    const asked = Object.keys(problemsBeforeReview(emptyContent, format));
    const onLastStep = ['locations', 'language', 'genre', 'subGenre', 'madeWithAi'];
    expect(findings).toHaveLength(asked.filter((field) => !onLastStep.includes(field)).length);
  });
});

/** The chart of the editor, its parallel regions the other way round. */
function withReversedRegions(): typeof postEditorMachine {
  // biome-ignore lint/suspicious/noExplicitAny: a config says of no state which children it has
  const config = postEditorMachine.config as any;
  const { withLock } = config.states;
  const { open } = withLock.states;
  const states = Object.fromEntries(Object.entries(open.states).reverse());
  const reversed = { ...withLock, states: { ...withLock.states, open: { ...open, states } } };
  const machine: unknown = postEditorSetup.createMachine({
    ...config,
    states: { ...config.states, withLock: reversed },
  });
  return machine as typeof postEditorMachine;
}

it.each([
  ['as they are', postEditorMachine],
  ['the other way round', withReversedRegions()],
])('the editor reports what was written since, with its regions %s', async (_, chart) => {
  const editor = openEditor({ chart });
  await editor.open();
  await editor.type('');
  editor.actor.send({ type: 'next.requested' });
  const checks = editor.actor.getSnapshot().children.checks as ActorRefFrom<
    typeof reviewChecksMachine
  >;
  const findings = () => checks.getSnapshot().context.findings;
  expect(findings()).toEqual([{ check: 'title-missing' }]);
  await editor.type('बारिश लौटी');
  expect(findings()).toEqual([]);
});
