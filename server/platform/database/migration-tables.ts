import {
  type DatabaseIntrospector,
  type DatabaseMetadataOptions,
  type Kysely,
  PGliteDialect,
  PostgresDialect,
  PostgresIntrospector,
  sql,
  type TableMetadata,
} from 'kysely';

/**
 * Kysely's migrator asks before each migration whether its own tables exist. By itself it reads
 * every column of every table for that, twice, which costs a new database more than its migrations.
 */
class MigrationTables extends PostgresIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    super(db);
    this.#db = db;
  }

  /** With the internal tables, which only the migrator asks for: those alone, without columns. */
  override async getTables(options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
    if (!options?.withInternalKyselyTables) return super.getTables(options);
    const { rows } = await sql<{ name: string; schema: string }>`
      select tablename as name, schemaname as schema from pg_tables
      where starts_with(tablename, 'kysely_')`.execute(this.#db);
    return rows.map((row) => ({ ...row, isView: false, isForeign: false, columns: [] }));
  }
}

/** PostgreSQL, as a database that is migrated is opened. */
export class MigratedPostgresDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new MigrationTables(db);
  }
}

/** The embedded database, likewise. */
export class MigratedPgliteDialect extends PGliteDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new MigrationTables(db);
  }
}
