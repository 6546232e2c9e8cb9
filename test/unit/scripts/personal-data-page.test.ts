import { describe, expect, it } from 'vitest';
import { personalTables } from '#server/modules/own-data/register/register.ts';
import { personalDataPage } from '../../../scripts/security/personal-data-page.ts';
import {
  type PersonalDataPlaces,
  placeProblems,
  projectWriters,
  readPlaces,
} from '../../../scripts/security/personal-data-places.ts';

const places: PersonalDataPlaces = {
  readers: { people: 'staff' },
  places: [
    {
      name: 'drafts',
      kind: 'device',
      contains: 'drafts',
      purpose: 'public-profile',
      readers: 'the person',
      kept: 'a day',
      deleted: 'housekeeping',
      sources: ['src/a.ts'],
      stores: ['drafts'],
    },
  ],
};
const writers = { files: ['src/a.ts'], stores: ['drafts'], exists: () => true };

describe('the places of personal data', () => {
  it('have all tables of the register, and all files and stores that keep something', () => {
    const found = projectWriters();
    expect(found.files.length).toBeGreaterThan(25);
    expect(found.stores).toContain('sealedDetails');
    expect(placeProblems(readPlaces(), Object.keys(personalTables), found)).toEqual([]);
  });

  it('report a table without readers, and one that is none', () => {
    expect(placeProblems(places, ['people'], writers)).toEqual([]);
    expect(placeProblems(places, ['posts'], writers)).toEqual([
      'The readers of posts are missing.',
      'people is no table of the register.',
    ]);
  });

  it('report a file or a store in no place, and a source that does not exist', () => {
    const more = { files: ['src/a.ts', 'src/b.ts'], stores: ['videos'], exists: () => false };
    expect(placeProblems(places, ['people'], more)).toEqual([
      'src/b.ts stores data and is in no place.',
      'The store videos is in no place.',
      'There is no store drafts on the device.',
      'There is no file src/a.ts.',
    ]);
  });

  it('become a page with every table, place and field', () => {
    const page = personalDataPage(readPlaces());
    for (const name of [
      '**bank\\_details**',
      '| confidential/ (',
      '| IndexedDB ',
      '| accountNumber ',
    ])
      expect(page).toContain(name);
  });
});
