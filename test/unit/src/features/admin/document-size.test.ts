import { describe, expect, it } from 'vitest';
import { documentSize } from '#src/features/admin/bank-approvals/document-size.ts';

const landscape = { width: 1600, height: 1200 };

describe('a picture of a document', () => {
  it('fits into the window whole at 100 %', () => {
    expect(documentSize(landscape, { zoom: 100, rotation: 0 })).toEqual({
      sheet: { inlineSize: 'calc(1 * min(100%, 80.00dvh))', aspectRatio: '1.3333333333333333' },
      picture: { inlineSize: '100%', transform: 'rotate(0deg)' },
    });
  });

  it('still fits when it is rotated', () => {
    const { sheet, picture } = documentSize(landscape, { zoom: 100, rotation: 270 });
    expect(sheet).toEqual({ inlineSize: 'calc(1 * min(100%, 45.00dvh))', aspectRatio: '0.75' });
    // The sheet is as high as the picture is wide.
    expect(picture.inlineSize).toBe('133.33%');
  });

  it('grows with the zoom', () => {
    const { sheet } = documentSize(landscape, { zoom: 300, rotation: 180 });
    expect(sheet.inlineSize).toBe('calc(3 * min(100%, 80.00dvh))');
  });
});
