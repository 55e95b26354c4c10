import { startLeaderElection } from '../src/lib/lead.ts'
import { extendDeadlines } from '../src/sessions/deadlines/more-time.ts'
import type { TestApp } from './app.ts'

export const simulateAbsence = async ({ db, clock }: TestApp, end: Date, milliseconds: number) => {
  const last = startLeaderElection(db, extendDeadlines)
  await db.updateTable('lead').set({ at: null }).execute()
  await last.leads(new Date(end.getTime() - milliseconds))
  await last.stop()
  clock.set(end)
  const next = startLeaderElection(db, extendDeadlines)
  await next.leads(end)
  await next.stop()
}
