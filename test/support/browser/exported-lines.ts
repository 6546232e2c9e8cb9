import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '#test/support/fixtures.ts';

/**
 * The lines of a CSV file of a page, the headers first.
 * @param name of the file
 * @param place of the export among those of the page
 */
export async function exportedLines(page: Page, name: string, place = 0): Promise<string[]> {
  await page.getByRole('button', { name: 'Export CSV' }).nth(place).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  return readFileSync(await file.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
}
