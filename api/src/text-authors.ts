import { type RawBuilder, sql } from 'kysely'
import type { Database } from './lib/database/database.ts'

export type AuthoredText =
  | 'sessions.title'
  | 'sessions.note'
  | 'teams.address'
  | 'teams.match_wanted'
  | 'teams.players_wanted'
  | 'team_formations.name'
  | 'tournaments.about'
  | 'centre_closures.reason'

interface Written {
  id: string
  by: string
  texts: Partial<Record<AuthoredText, string | null | undefined | false>>
}

export const saveAuthor = async (db: Database, { id, by, texts }: Written) => {
  const written = Object.entries(texts).flatMap(([text, value]) => (value ? [text] : []))
  if (written.length === 0) return
  await sql`
    insert into text_authors (text, row_id, user_id)
    select text, ${id}, ${by} from unnest(${written}::text[]) as written (text)
    on conflict (text, row_id) do update set user_id = excluded.user_id`.execute(db)
}

export const copyAuthors = (db: Database, { from, to }: { from: string; to: string }) =>
  sql`
    insert into text_authors (text, row_id, user_id)
    select text, ${to}, user_id from text_authors where row_id = ${from}
    on conflict (text, row_id) do update set user_id = excluded.user_id`.execute(db)

export const isTextOf = (
  userId: string,
  text: AuthoredText,
  { id, responsible }: { id: string; responsible: RawBuilder<unknown> },
) => sql<boolean>`
  coalesce((select user_id from text_authors where text = ${text} and row_id = ${sql.ref(id)}), ${responsible}) = ${userId}`
