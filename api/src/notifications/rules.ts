import type { Notification, Preference } from '@i-one/contract/notifications'
import { type Told, allKinds, kinds, linkOf } from './kinds.ts'

export const pageSize = 30

/** Every kind as somebody has chosen, or as it is by default. */
export const preferencesOf = (chosen: readonly Preference[]) =>
  allKinds.map((kind) => {
    const { label, hint, mail } = kinds[kind]
    const choice = chosen.find((one) => one.kind === kind)
    return { kind, label, hint, on: choice?.on ?? true, mail: choice?.mail ?? mail }
  })

export const notificationOnWire = (
  told: Told & { id: string; seq: number; read: boolean },
): Notification => ({
  _id: told.id,
  seq: told.seq,
  kind: told.kind,
  session: told.sessionId,
  title: kinds[told.kind].title(told),
  text: kinds[told.kind].text(told),
  link: linkOf(told),
  at: told.at.toISOString(),
  read: told.read,
})
