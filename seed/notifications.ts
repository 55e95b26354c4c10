import type { NotificationKind } from '@i-one/contract/notifications'
import type { Database } from '../api/src/lib/database/database.ts'
import { templates } from '../api/src/notifications/kinds.ts'
import { type NewNotification, insertNotifications } from '../api/src/notifications/sql.ts'
import type { DemoUsers } from './people.ts'
import { addMilliseconds, minutes } from './rows.ts'
import type { DemoSession } from './sessions.ts'

export const seedNotifications = async (
  db: Database,
  sessions: readonly DemoSession[],
  { organizer, captain, player }: DemoUsers,
  now: Date,
) => {
  const addNotification = (
    { id }: DemoSession,
    kind: NotificationKind,
    user: string,
    ago: number,
    facts: NewNotification['facts'] = {},
  ) => {
    const at = addMilliseconds(now, -minutes(ago))
    const notification = { kind, users: [user], sessionId: id, facts, now: at }
    return insertNotifications(db, notification, templates[kind].mail)
  }
  for (const session of sessions) {
    const [leader, second, third] = session.plan.players
    if (session.plan.booking === 'pending')
      await addNotification(session, 'to-authorize', organizer.id, 300, {
        player: leader?.id,
        until: addMilliseconds(now, minutes(360)),
      })
    if (session.plan.state !== 'confirmed' || leader?.id !== captain.id) continue
    if (session.plan.pitch.answers) await addNotification(session, 'authorized', captain.id, 240)
    if (third) await addNotification(session, 'joined', captain.id, 180, { player: third.id })
    if (second) await addNotification(session, 'payment-said', captain.id, 89, { player: second.id })
  }
  const played = sessions.find(({ plan }) => plan.state === 'finished')
  if (played) await addNotification(played, 'payment-confirmed', player.id, 60, { player: player.id })
}
