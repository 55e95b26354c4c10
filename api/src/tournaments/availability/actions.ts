import { day } from '@i-one/game/durations'
import type { Database } from '../../lib/database/database.ts'
import { forEachId } from '../../lib/database/each-due.ts'
import { type StoredEntry, type StoredTie, type StoredTournament, findTournament } from '../sql.ts'
import { claimReminder, listDueReminders } from '../ties-sql.ts'
import { askPlayers, notifyOfMatchTomorrow } from './notifying.ts'
import { requestCooldown, listTieEntries } from './rules.ts'
import { saveAskedAt, listAnswers } from './sql.ts'

/** Asks players without an answer again. Reminds captains and players who answered `in` or `maybe`. */
const remindTeam = async (
  db: Database,
  stored: StoredTournament,
  tie: StoredTie & { start: string },
  { team, squad, leaders }: StoredEntry,
  now: Date,
) => {
  const match = { match: tie.id, start: new Date(tie.start) }
  const players = squad.map(({ player }) => player)
  const before = new Date(now.getTime() - requestCooldown)
  const unanswered = await saveAskedAt(db, match, players, { before, now })
  await askPlayers(db, stored, tie, { team, users: unanswered, again: true }, { by: null, now })
  const answers = await listAnswers(db, match)
  const out = answers.filter(({ answer }) => answer === 'out').map(({ player }) => player)
  const users = new Set([...players, ...leaders])
  for (const one of [...unanswered, ...out]) users.delete(one)
  await notifyOfMatchTomorrow(db, stored, tie, { team, users: [...users] }, now)
}

export const sendMatchReminders = async (db: Database, now: Date) => {
  const ids = await listDueReminders(db, new Date(now.getTime() + day))
  await forEachId(db, ids, async (transaction, id) => {
    const tournament = await claimReminder(transaction, id, now)
    const stored = tournament === undefined ? undefined : await findTournament(transaction, tournament)
    const tie = stored?.ties.find((one) => one.id === id)
    if (!stored || !tie || tie.start === null || new Date(tie.start) <= now) return
    for (const entry of listTieEntries(stored, tie))
      await remindTeam(transaction, stored, { ...tie, start: tie.start }, entry, now)
  })
}
