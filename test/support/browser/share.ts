import type { Page } from '@playwright/test';
import { shareFields, shareRoute } from '#domain/post/share-target.ts';

type ShareFile = { name: string; mimeType: string; buffer: Buffer };
/** `zeros` adds a file of so many bytes, which is made in the page. */
type Share = { title?: string; text?: string; url?: string; files?: ShareFile[]; zeros?: number };

/** Posts the form that Chrome posts when another app shares something with the installed portal. */
export async function shareWithPortal(
  page: Page,
  { files = [], zeros = 0, ...words }: Share,
): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  const from = new URL(page.url()).pathname;
  const posted = page.waitForURL((url) => url.pathname !== from);
  await page.evaluate(
    ({ action, fields, shared, texts, size }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
      for (const [name, value] of Object.entries(texts)) {
        const input = document.createElement('input');
        Object.assign(input, { name, value, type: 'hidden' });
        form.append(input);
      }
      const chosen = new DataTransfer();
      for (const { name, mimeType, base64 } of shared) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        chosen.items.add(new File([bytes], name, { type: mimeType }));
      }
      if (size > 0) chosen.items.add(new File([new Uint8Array(size)], 'zeros.mp4'));
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: fields.files, multiple: true });
      input.files = chosen.files;
      form.append(input);
      form.hidden = true;
      document.body.append(form);
      form.submit();
    },
    { action: shareRoute, fields: shareFields, shared: sent, texts: words, size: zeros },
  );
  await posted;
}
