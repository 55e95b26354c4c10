import { updateIsAdmin } from '../api/src/accounts/sql.ts'
import { insertMessage } from '../api/src/contact/sql.ts'
import type { Database } from '../api/src/lib/database/database.ts'
import { insertLogLine } from '../api/src/moderation/audit/sql.ts'
import { insertReport } from '../api/src/moderation/reports/sql.ts'
import { demoAccounts } from './demo-people.ts'
import type { DemoUsers } from './people.ts'
import type { DemoPitch } from './pitches.ts'
import { addMilliseconds, minutes } from './rows.ts'

export const seedReports = async (
  db: Database,
  { captain, player, staff, others: [first, second] }: DemoUsers,
  pitches: readonly DemoPitch[],
  now: Date,
) => {
  await updateIsAdmin(db, demoAccounts.staff.email, true)
  const subject = { kind: 'account', id: staff.id } as const
  await insertLogLine(db, { by: null, act: 'granted', subject, why: 'The demo' }, now)
  if (!first || !second || !pitches[2]) return
  const about = { kind: 'person', about: second.id, reason: 'rude-or-threatening' } as const
  const words = 'Shouted at our keeper after the match, and has messaged her since.'
  await insertReport(db, { ...about, by: captain.id, words, now: addMilliseconds(now, -minutes(120)) })
  await insertReport(db, {
    ...about,
    by: first.id,
    words: 'Threatened me in the car park.',
    now: addMilliseconds(now, -minutes(95)),
  })
  await insertReport(db, {
    kind: 'pitch',
    about: pitches[2].id,
    reason: 'not-right',
    by: player.id,
    words: 'The photo shows another pitch.',
    now: addMilliseconds(now, -minutes(300)),
  })
  const message = 'Our school has a pitch in Yaba. How do we list it?'
  await insertMessage(
    db,
    { name: 'Ngozi Umeh', email: 'ngozi@school.example', message },
    addMilliseconds(now, -minutes(50)),
  )
}
