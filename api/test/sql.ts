import { withClient } from '../src/lib/database/connection.ts'

export async function execute(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const { rows } = await withClient(url, (client) => client.query<Record<string, unknown>>(sql))
  return rows
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
