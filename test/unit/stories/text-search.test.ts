import { describe, expect, it } from 'vitest';
import { searchTexts } from '../../../.storybook/panels/search-texts.ts';
import { combineStoryTexts } from '../../../scripts/storybook/story-texts.ts';
import { visibleTexts } from '../../../scripts/storybook/visible-texts.ts';

describe('the search for a text in stories', () => {
  it('finds the stories that show it, grouped by screen', () => {
    const screen = searchTexts('Otp verification failed').find(
      ({ title }) => title === 'Auth/Phone',
    );
    const ids = screen?.texts.flatMap(({ stories }) => stories.map(({ id }) => id));
    expect(ids).toContain('auth-phone--code-wrong');
    expect(ids).not.toContain('auth-phone--entering-phone');
  });

  it('finds words in any order, in capitals and with other apostrophes', () => {
    const titles = (query: string) => searchTexts(query).map(({ title }) => title);
    expect(titles('FAILED  verification otp')).toContain('Auth/Phone');
    expect(titles('We’ll send you a code')).toContain('Auth/Phone');
    expect(titles("we'll send you a code")).toContain('Auth/Phone');
  });

  it('puts texts that are the query before those that contain it', () => {
    const texts = searchTexts('Get code')
      .filter(({ title }) => title === 'Auth/Phone')
      .flatMap((screen) => screen.texts.map(({ text }) => text));
    expect(texts[0]).toBe('Get code');
  });

  it('finds nothing without words and for a text that no story shows', () => {
    expect(searchTexts(' ')).toEqual([]);
    expect(searchTexts('no story shows this text')).toEqual([]);
  });
});

describe('the texts of a story', () => {
  it('are those of each line, whatever elements divide it', () => {
    const html = '<p>Sent to <b>+91</b> <!-- -->98</p><ul><li>One</li><li>A &amp; B</li></ul>';
    expect(visibleTexts(html)).toEqual(['Sent to +91 98', 'One', 'A & B']);
  });

  it('include what fields contain, or suggest while they are empty', () => {
    const html =
      '<input placeholder="Name"><input value="Meera" placeholder="Name">' +
      '<textarea placeholder="Bio"></textarea><input type="checkbox" value="on">';
    expect(visibleTexts(html)).toEqual(['Name', 'Meera', 'Bio']);
  });

  it('leave out what is not seen', () => {
    const html =
      '<style>p {}</style><div hidden>No<p>No</p></div><svg><title>No</title></svg><p>Yes</p>';
    expect(visibleTexts(html)).toEqual(['Yes']);
  });

  it('are listed once for each title, sorted, with the places of the stories', () => {
    const list = combineStoryTexts([
      { title: 'B', texts: ['Save', 'Save', 'Cancel'] },
      { title: 'A', texts: ['Save'] },
      { title: 'B', texts: ['Save'] },
    ]);
    expect(JSON.stringify(list)).toBe('{"A":{"Save":[0]},"B":{"Cancel":[0],"Save":[0,1]}}');
  });
});
