import { describe, expect, it } from 'vitest';
import { originalPictureUrl, parsePictureId, sizedPictureUrl } from '#domain/media/picture-url.ts';

const id = '01930000-0000-7000-8000-0000000000f1';

describe('the address of a picture', () => {
  // spec 9.10, 9.11
  it.each([
    `/pictures/${id}.jpg`,
    `/pictures/600x337_60/${id}.jpg`,
    `/pictures/300x337_60/${id}.jpg`,
    `/pictures/{size}/${id}.{ext}`,
    `##CDN##/${id}.jpg`,
    `##BASE_URL##/600x337_60/${id}.jpg`,
    `##BASE_URL####CDN##/{size}/${id}.{ext}`,
    `##CDN##${id}.jpg`,
  ])('%s has one normalised form', (address) => {
    expect(originalPictureUrl(address)).toBe(`/pictures/${id}.jpg`);
    expect(sizedPictureUrl(address, '96x96_80')).toBe(`/pictures/96x96_80/${id}.jpg`);
    expect(parsePictureId(address)).toBe(id);
  });

  it('may be on another host', () => {
    const elsewhere = `https://img.example/p/${id}.png`;
    expect(originalPictureUrl(elsewhere)).toBe(elsewhere);
    expect(sizedPictureUrl(elsewhere, '96x96_80')).toBe(`https://img.example/p/96x96_80/${id}.png`);
    expect(sizedPictureUrl(`/pictures/${id}.png`, '96x96_80', 'https://img.example')).toBe(
      `https://img.example/96x96_80/${id}.png`,
    );
    expect(originalPictureUrl(`##CDN##/${id}.png`, 'https://img.example')).toBe(
      `https://img.example/${id}.png`,
    );
  });

  it('may be the id alone', () => {
    expect(parsePictureId(id)).toBe(id);
  });
});
