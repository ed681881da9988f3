import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { openDatabase, type Database, type DatabaseSource, type OpenDatabase } from '#server/db/open.ts'

/*
 * Seeded embedded databases in memory. Opening one takes a second of CPU, so the test files of a worker reuse it: when one
 * is closed, its rows become those of the seed again.
 */

/** A seeded database of the worker. */
export interface SeededMemory {
  kind: 'seeded'
}
export const seededMemory = (): SeededMemory => ({ kind: 'seeded' })

/** A new seeded database, for tests that change the schema. */
export const newSeededMemory = (): DatabaseSource => ({
  kind: 'memory',
  copy: new Blob([readFileSync(inject('seeded').dump)]),
})

interface ReusableDatabase {
  db: Database
  schema: string
}

/** Databases that no test uses. */
const idle: ReusableDatabase[] = []

/** A text that changes with the tables, constraints and triggers. */
async function describeSchema(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
    union all select conname from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgname from pg_trigger where not tgisinternal
    order by 1`.execute(db)
  return rows.map(({ name }) => name).join(' ')
}

/** Copies the seeded rows, and creates the function that puts them back. */
async function keepRows(db: Database): Promise<void> {
  await sql`create schema kept`.execute(db)
  await sql`
    do $$
    declare one record;
    begin
      for one in select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
        execute format('create table kept.%1$I as table public.%1$I', one.name);
      end loop;
      create table kept."sequence values" as
        select sequencename, last_value from pg_sequences where schemaname = 'public';
    end $$`.execute(db)
  // Without the triggers of foreign keys, the order of the tables does not matter.
  await sql`
    create function kept.restore() returns void language plpgsql set session_replication_role = replica as $$
    declare one record;
    begin
      execute (
        select 'truncate ' || string_agg(format('public.%I', relname), ', ') || ' restart identity cascade'
        from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      );
      for one in
        select table_name as name, string_agg(format('%I', column_name), ', ') as columns
        from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name
      loop
        execute format('insert into public.%I (%s) overriding system value select %s from kept.%I',
          one.name, one.columns, one.columns, one.name);
      end loop;
      for one in select * from kept."sequence values" where last_value is not null loop
        perform setval(format('public.%I', one.sequencename)::regclass, one.last_value);
      end loop;
    end $$`.execute(db)
}

async function openReusable(): Promise<ReusableDatabase> {
  const { db } = await openDatabase(newSeededMemory())
  await keepRows(db)
  return { db, schema: await describeSchema(db) }
}

/** Takes a seeded database of the worker. `close` gives it back. @throws on close if its schema was changed */
export async function takeSeededMemory(): Promise<OpenDatabase> {
  const taken = idle.pop() ?? (await openReusable())
  return {
    // A new object, because the server keeps values by database.
    db: taken.db.withoutPlugins(),
    probe: taken.db,
    poolUsage: null,
    async close() {
      if ((await describeSchema(taken.db)) !== taken.schema) {
        await taken.db.destroy()
        throw new Error('The test has changed the schema: it needs `newSeededMemory()`.')
      }
      await sql`select kept.restore()`.execute(taken.db)
      idle.push(taken)
    },
  }
}
