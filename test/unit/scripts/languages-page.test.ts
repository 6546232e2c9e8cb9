import { describe, expect, it } from 'vitest';
import { languagesPage } from '../../../scripts/languages/languages-page.ts';

const row = (page: string, name: string) =>
  page.split('\n').filter((line) => line.startsWith(`| ${name} |`));

describe('languagesPage', () => {
  it('gives the share that was translated back, and what checks and downloads found', () => {
    const page = languagesPage([
      {
        name: 'Tamil',
        messages: 300,
        independent: {
          messages: 100,
          backTranslated: 100,
          differences: 4,
          fixed: 3,
          read: 200,
          changedOnReading: 9,
        },
        later: {
          messages: 20,
          backTranslated: 20,
          differences: 2,
          fixed: 1,
          read: 60,
          changedOnReading: 5,
        },
        layout: { stories: 10, passed: 29, failed: 1 },
        download: { landing: 160.9, list: 271.7, messages: 8.5, font: 0 },
      },
    ]);
    expect(row(page, 'Tamil')).toEqual([
      '| Tamil | 300 | 100 (33 %) | 4 | 3 | 9 of 200 |',
      '| Tamil | no record | – | – | – |',
      '| Tamil | 20 (25 %) | 2 | 1 | 5 of 60 |',
      '| Tamil | 10 | 29 | 1 |',
      '| Tamil | 160.9 | 271.7 | 8.5 | 0 |',
    ]);
  });

  it('says of a language without records that there are none', () => {
    const page = languagesPage([{ name: 'Hindi', messages: 300 }]);
    expect(row(page, 'Hindi')).toEqual([
      '| Hindi | 300 | no record | – | – | – |',
      '| Hindi | no record | – | – | – |',
      '| Hindi | no record | – | – | – |',
      '| Hindi | not run yet | – | – |',
      '| Hindi | not measured yet | – | – | – |',
    ]);
  });
});
