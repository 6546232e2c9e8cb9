import { expect, test } from '#test/support/fixtures.ts';

/* An error, the focus and the brand have colours that cannot be confused. */

/** The hue of a colour as `getComputedStyle` writes it, in degrees. */
function hue(colour: string): number {
  const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map(Number) as [
    number,
    number,
    number,
  ];
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

const distance = (one: string, other: string) =>
  Math.abs(((hue(one) - hue(other) + 540) % 360) - 180);

for (const colorScheme of ['light', 'dark'] as const)
  test(`errors, the focus ring and buttons differ in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/login/mobile');
    const field = page.getByLabel('Mobile number');
    await field.fill('12');
    const send = page.getByRole('button', { name: 'Get code' });
    await send.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    const line = page.locator('[aria-live=polite] p').first();
    // An error has a sign too, for those who see no colours.
    await expect(line.locator('svg')).toBeVisible();
    const error = await line.evaluate((element) => getComputedStyle(element).color);
    // The ring is around the country code too.
    const ring = await field.evaluate((element) => {
      let ringed: Element | null = element;
      while (ringed && getComputedStyle(ringed).outlineStyle !== 'solid')
        ringed = ringed.parentElement;
      return ringed ? getComputedStyle(ringed).outlineColor : 'no ring';
    });
    const brand = await send.evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const [one, other] of [
      [error, ring],
      [error, brand],
      [ring, brand],
    ] as const)
      expect(distance(one, other), `${one} and ${other}`).toBeGreaterThan(30);
  });

test('the theme that was chosen is there again on the next visit', async ({
  page,
  signInAsApprovedCreator,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signInAsApprovedCreator();
  await page.goto('/app/post/list');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  for (const path of ['/app/post/list', '/app/post/create']) {
    await page.goto(path);
    expect(await background(), path).toBe(dark);
    await expect(page.getByRole('button', { name: 'Dark', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
});
