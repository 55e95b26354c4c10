import type { TestApp } from './app.ts'

export const listSessionChanges = ({ db }: Pick<TestApp, 'db'>, sessionId: string) =>
  db.selectFrom('session_changes').selectAll().where('session_id', '=', sessionId).orderBy('id').execute()
