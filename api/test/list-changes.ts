import type { TestApp } from './app.ts'

/** What was written down of a session, in order. */
export const listChanges = ({ db }: Pick<TestApp, 'db'>, sessionId: string) =>
  db.selectFrom('session_changes').selectAll().where('session_id', '=', sessionId).orderBy('id').execute()
