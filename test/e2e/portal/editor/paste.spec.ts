import type { Page } from '@playwright/test';
import { fetchPost, saveAll } from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* What other programs put on the clipboard, pasted into an article on a phone. */

const body = (page: Page) => page.getByRole('textbox', { name: 'Your article' });

/** Pastes a clipboard that another program filled. */
async function paste(page: Page, clipboard: Record<string, string>): Promise<void> {
  await body(page).evaluate((editor, contents) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(contents)) clipboardData.setData(type, text);
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, clipboard);
}

const wordItem = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if
!supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p>
</o:p></p>`;

test.beforeEach(async ({ page, signInAsPendingCreator }) => {
  await signInAsPendingCreator();
  await page.goto('/app/post/create');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await body(page).click();
});

test("a table and a list of Word's are lines and a list, also after saving", async ({
  page,
  portal,
}) => {
  await paste(page, {
    'text/html': `<html><body><!--StartFragment--><table class=MsoTableGrid>
<tr><td><p class=MsoNormal><b>District</b></p></td><td><p class=MsoNormal>Rain</p></td></tr>
<tr><td><p class=MsoNormal>Nagpur</p></td><td><p class=MsoNormal>40 mm</p></td></tr></table>
${wordItem(1, '·', 'Rice')}${wordItem(2, 'o', 'Basmati')}${wordItem(1, '·', 'Wheat')}
<!--EndFragment--></body></html>`,
    'text/plain': 'District\tRain\nNagpur\t40 mm\n·\tRice\no\tBasmati\n·\tWheat',
  });
  await expect(body(page).locator('> p').first()).toHaveText('District | Rain');
  await expect(body(page).locator('li > p')).toHaveText(['Rice', 'Basmati', 'Wheat']);
  await saveAll(page);
  expect((await fetchPost(page, portal.url)).textContent).toBe(
    '<p><strong>District</strong> | Rain</p><p>Nagpur | 40 mm</p>' +
      '<ul><li>Rice<ul><li>Basmati</li></ul></li><li>Wheat</li></ul>',
  );
});

test('the marks of a WhatsApp message become bold, italic and strikethrough', async ({
  page,
  portal,
}) => {
  await paste(page, {
    'text/plain': '*बड़ी ख़बर*: _आज_ ~कल~\nhttps://a.in/_x_ snake_case 2*3*4 @_rahul_',
  });
  await saveAll(page);
  expect((await fetchPost(page, portal.url)).textContent).toBe(
    '<p><strong>बड़ी ख़बर</strong>: <em>आज</em> <s>कल</s></p>' +
      '<p>https://a.in/_x_ snake_case 2*3*4 @_rahul_</p>',
  );
});

test('a table is pasted as its text when the network is gone', async ({ page, network }) => {
  await network.cut();
  await paste(page, {
    'text/html': '<table><tr><td>Nagpur</td><td>40 mm</td></tr></table>',
    'text/plain': 'Nagpur\t40 mm',
  });
  await expect(body(page)).toContainText(/Nagpur\s+(\| )?40 mm/);
});
