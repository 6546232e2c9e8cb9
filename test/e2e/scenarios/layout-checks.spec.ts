import { cutOffText } from '#stories/support/cut-off-text.ts';
import { overlappingText } from '#stories/support/overlapping-text.ts';
import { smallTargets } from '#stories/support/small-targets.ts';
import { expect, scenarioTest as test } from '#test/support/fixtures.ts';

/* What `npm run check:languages` judges stories by, on pages with and without each fault. */

test('text that its box cuts off is found, and scrolled or shortened text is not', async ({
  page,
}) => {
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

test('texts over each other are found, and a bar that stays above the page is not', async ({
  page,
}) => {
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
      '<label style="display: block; height: 44px"><input type="checkbox"> I agree</label>',
  );
  expect(await page.evaluate(smallTargets)).toEqual([expect.stringContaining('30 × 44')]);
});
