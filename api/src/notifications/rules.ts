import type { Notification, Preference } from '@i-one/contract/notifications'
import { allKinds, templates, toNotificationLink } from './kinds.ts'
import type { StoredNotification } from './stored-notification.ts'

export const pageSize = 30

export const toPreferences = (chosen: readonly Preference[]) =>
  allKinds.map((kind) => {
    const { label, hint, mail } = templates[kind]
    const choice = chosen.find((one) => one.kind === kind)
    return { kind, label: label(), hint: hint(), on: choice?.on ?? true, mail: choice?.mail ?? mail }
  })

export const toNotificationReply = (
  notification: StoredNotification & { id: string; seq: number; read: boolean },
): Notification => ({
  _id: notification.id,
  seq: notification.seq,
  kind: notification.kind,
  ...(notification.sessionId !== null && { session: notification.sessionId }),
  ...(notification.teamId && { team: notification.teamId }),
  ...(notification.tournamentId && { tournament: notification.tournamentId }),
  ...(notification.centreId && { centre: notification.centreId }),
  title: templates[notification.kind].title(notification),
  text: templates[notification.kind].text(notification),
  link: toNotificationLink(notification),
  at: notification.at.toISOString(),
  read: notification.read,
})
