import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purposes, type retentions } from '#domain/contract/personal-data.ts';
import { interfaceLanguages } from '#domain/language/languages.ts';
import { exportLabels } from '#server/modules/own-data/export/table-labels.ts';
import { contractFields } from '#server/modules/own-data/register/contract-fields.ts';
import {
  exportedTables,
  otherTables,
  personalTables,
} from '#server/modules/own-data/register/register.ts';
import {
  columnProblems,
  type DatabaseColumn,
  fieldProblems,
  markedFields,
} from '#test/unit/server/own-data/register-rules.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let columns: DatabaseColumn[];

beforeAll(async () => {
  server = await startTestServer('pglite');
  const { rows } = await sql<DatabaseColumn>`
    select columns.table_name as table, columns.column_name as column, exists (
      select from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'people'::regclass
        and conrelid = to_regclass(columns.table_name) and attname = columns.column_name
    ) as "namesPerson"
    from information_schema.columns where table_schema = 'public'`.execute(server.db);
  columns = rows;
}, 60_000);
afterAll(() => server?.stop());

const add = (table: string, column: string, namesPerson = false): DatabaseColumn[] => [
  ...columns,
  { table, column, namesPerson },
];

describe('the register of personal data', () => {
  it('has every column of the database, and none that the database lacks', () => {
    expect(columns.length).toBeGreaterThan(400);
    expect(columnProblems(columns)).toEqual([]);
  });

  it('reports a column, a table and a person in a table without a description', () => {
    expect(columnProblems(add('people', 'birth_date'))).toEqual(['people.birth_date is missing.']);
    expect(columnProblems(add('readers', 'id'))).toEqual(['The table readers is missing.']);
    expect(columnProblems(add('hashtags', 'made_by', true))).toEqual([
      'hashtags.made_by names a person, and the table is said to have none.',
    ]);
    expect(columnProblems(add('campaigns', 'email'))).toEqual([
      'campaigns.email names a person, and the table is said to have none.',
    ]);
    expect(columnProblems(columns.filter(({ column }) => column !== 'bio'))).toEqual([
      'people.bio is not in the database.',
    ]);
  });

  it('has every field that the contract marks, in columns that agree on how long it stays', () => {
    const marks = markedFields();
    expect(marks.length).toBeGreaterThan(150);
    expect(fieldProblems(marks)).toEqual([]);
    const names = new Set(marks.map(({ name }) => name));
    expect(Object.keys(contractFields).filter((name) => !names.has(name))).toEqual([]);
  });

  it('reports a marked field without a column, and one with too short a retention', () => {
    const mark = (name: string, retention: keyof typeof retentions) => ({
      name,
      retention,
      where: `Profile.${name}`,
    });
    expect(fieldProblems([mark('birthDate', 'account')])).toEqual([
      'Profile.birthDate is marked and not in contract-fields.ts.',
    ]);
    expect(fieldProblems([mark('otp', 'account')])).toEqual([
      'Profile.otp is said to stay (account), and no column of it does.',
    ]);
    expect(fieldProblems([mark('bio', 'tax')])).toEqual([
      'Profile.bio is said to stay (tax), and no column of it does.',
    ]);
  });

  it('says for each table why it is there, and names each exported one in every language', () => {
    for (const { purpose, exported, withheld } of Object.values(personalTables)) {
      expect(purposes).toHaveProperty(purpose);
      expect(exported.filter((column) => column in withheld)).toEqual([]);
    }
    const exported = exportedTables().map(([table]) => table);
    for (const language of interfaceLanguages)
      expect(Object.keys(exportLabels(language)).sort()).toEqual([...exported].sort());
    expect(Object.keys(otherTables).filter((table) => table in personalTables)).toEqual([]);
  });
});
