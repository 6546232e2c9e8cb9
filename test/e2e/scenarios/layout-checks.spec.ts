import { cutOffText } from '#stories/support/cut-off-text.ts';
import { sticksOut } from '#stories/support/overflowing-elements.ts';
import { overlappingText } from '#stories/support/overlapping-text.ts';
import { smallTargets } from '#stories/support/small-targets.ts';
import { expect, scenarioTest as test } from '#test/support/fixtures.ts';

/* What `npm run check:languages` checks in stories, on pages with and without each fault. */

test('clipped text is found, and scrolled or truncated text is not', async ({ page }) => {
  const box = (style: string, text: string) =>
    `<div style="width: 80px; height: 30px; white-space: nowrap; ${style}">${text}</div>`;
  await page.setContent(
    box('overflow: hidden', 'This one is cut off by its box') +
      box('overflow: auto', 'This one can be scrolled by people') +
      box('overflow: hidden; text-overflow: ellipsis', 'This one ends in an ellipsis'),
  );
  expect(await page.evaluate(cutOffText)).toEqual([
    expect.stringContaining('This one is cut off by its box'),
  ]);
});

test('overlapping texts are found, and a sticky bar is not', async ({ page }) => {
  await page.setContent(
    '<p>First line</p><p style="margin-top: -34px">Second line</p>' +
      '<header style="position: fixed; top: 0">A bar above the lines</header>',
  );
  expect(await page.evaluate(overlappingText)).toEqual([
    expect.stringMatching(/First line.*Second line/),
  ]);
});

test('small targets are found, and links in a sentence and labelled boxes are not', async ({
  page,
}) => {
  await page.setContent(
    '<button style="width: 30px; height: 44px">×</button>' +
      '<p>Read <a href="#more">more</a>.</p>' +
      '<label style="display: block; height: 44px"><input type="checkbox"> I agree</label>' +
      // A button opens it; people see and press that one.
      '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden">' +
      '<label>Pictures <input type="file" tabindex="-1" style="height: 30px"></label></span>',
  );
  expect(await page.evaluate(smallTargets)).toEqual([expect.stringContaining('30 × 44')]);
});

test('what is wider than the window is found, and what is scrolled beside it is not', async ({
  page,
}) => {
  await page.setContent(
    '<div style="width: 3000px">Wide</div>' +
      '<div style="overflow: auto"><div style="width: 4000px">Scrolled</div></div>',
  );
  expect(await page.evaluate(sticksOut)).toEqual([
    expect.stringContaining('<div style="width: 3000px">Wide</div>'),
  ]);
});
