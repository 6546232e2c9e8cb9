import { describe, expect, it } from 'vitest';
import { pictureAt, pictureIdOf, wholePicture } from '#domain/picture-address.ts';

const id = '01930000-0000-7000-8000-0000000000f1';

describe('the address of a picture', () => {
  it.each([
    `/pictures/${id}.jpg`,
    `/pictures/600x337_60/${id}.jpg`,
    `/pictures/300x337_60/${id}.jpg`,
    `/pictures/{size}/${id}.{ext}`,
    `##CDN##/${id}.jpg`,
    `##BASE_URL##/600x337_60/${id}.jpg`,
    `##BASE_URL####CDN##/{size}/${id}.{ext}`,
    `##CDN##${id}.jpg`,
  ])('%s comes to one form', (address) => {
    expect(wholePicture(address)).toBe(`/pictures/${id}.jpg`);
    expect(pictureAt(address, '96x96_80')).toBe(`/pictures/96x96_80/${id}.jpg`);
    expect(pictureIdOf(address)).toBe(id);
  });

  it('may lie elsewhere', () => {
    const elsewhere = `https://img.example/p/${id}.png`;
    expect(wholePicture(elsewhere)).toBe(elsewhere);
    expect(pictureAt(elsewhere, '96x96_80')).toBe(`https://img.example/p/96x96_80/${id}.png`);
    expect(wholePicture(`##CDN##/${id}.png`, 'https://img.example')).toBe(`https://img.example/${id}.png`);
  });

  it('may be the id alone', () => {
    expect(pictureIdOf(id)).toBe(id);
  });
});
