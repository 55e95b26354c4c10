import pg from 'pg'
import { withClient } from './connection.ts'

const roleOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    return rows[0]?.role ?? ''
  })

const queue = 'graphile_worker'

// graphile-worker's tables have row-level security, so without a policy only their owner sees rows.
const policies = (role: string) => `
  do $$ declare table_name regclass; begin
    for table_name in
      select oid from pg_class t where relnamespace = '${queue}'::regnamespace and relrowsecurity
        and not exists (select from pg_policy where polrelid = t.oid and polname = ${pg.escapeLiteral(role)})
    loop
      execute format('create policy %I on %s to %I using (true) with check (true)',
        ${pg.escapeLiteral(role)}, table_name, ${pg.escapeLiteral(role)});
    end loop;
  end $$`

// Revokes update and delete on tables whose comment starts with 'append-only'.
const appendOnly = (role: string) => `
  do $$ declare table_name regclass; begin
    for table_name in
      select oid from pg_class t where relnamespace = 'public'::regnamespace and relkind = 'r'
        and obj_description(oid, 'pg_class') like 'append-only%'
    loop
      execute format('revoke update, delete on %s from %I', table_name, ${pg.escapeLiteral(role)});
    end loop;
  end $$`

/** Grants the app's role access to all tables. Call after each migration, because new tables belong to the owner's role. */
export const grantToApp = async (ownerUrl: string, appUrl: string) => {
  const role = await roleOf(appUrl)
  if (role === (await roleOf(ownerUrl))) return
  const name = pg.escapeIdentifier(role)
  await withClient(ownerUrl, async (client) => {
    await client.query('begin')
    // lock, because concurrent grants fail with "tuple concurrently updated"
    await client.query(`select pg_advisory_xact_lock(hashtext('grants'))`)
    for (const schema of ['public', queue])
      await client.query(`
        grant usage on schema ${schema} to ${name};
        grant select, insert, update, delete on all tables in schema ${schema} to ${name};
        grant usage, select, update on all sequences in schema ${schema} to ${name};
        grant execute on all functions in schema ${schema} to ${name}`)
    await client.query(policies(role))
    await client.query(appendOnly(role))
    await client.query(
      `revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${name}`,
    )
    await client.query('commit')
  })
}
