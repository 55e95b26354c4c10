import { sql } from 'kysely'
import type { TestApp } from './app.ts'

/** Records which tables are changed by commits, except by updates that change nothing. */
export const watchChanges = ({ db }: Pick<TestApp, 'db'>) =>
  sql`do $$
    declare name text;
    begin
      create table changed (name text not null);
      create function note_change() returns trigger language plpgsql as
        'begin insert into changed values (tg_table_name); return null; end';
      for name in select table_name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'changed'
      loop
        execute format('create trigger note_rows after insert or delete on %I
          for each row execute function note_change()', name);
        execute format('create trigger note_changes after update on %I
          for each row when (old *<> new) execute function note_change()', name);
        execute format('create trigger note_emptying after truncate on %I
          for each statement execute function note_change()', name);
      end loop;
    end $$`.execute(db)

export const listChangedTables = async ({ db }: Pick<TestApp, 'db'>) => {
  const { rows } = await sql<{ name: string }>`select distinct name from changed order by name`.execute(db)
  return rows.map(({ name }) => name)
}

export const clearChanges = ({ db }: Pick<TestApp, 'db'>) => sql`truncate changed`.execute(db)
