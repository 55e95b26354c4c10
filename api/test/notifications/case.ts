import { type NotificationKind, type Preference, changePreferences } from '@i-one/contract/notifications'
import type { Session } from '@i-one/contract/sessions'
import type { TestApp } from '../app.ts'
import { createOpenSession } from '../make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../make.ts'

const hour = 60 * 60_000
export const byId = ({ _id }: { _id: string }) => ({ params: { id: _id } })
export const subtractHours = (instant: Date | string, hours: number) =>
  new Date(new Date(instant).getTime() - hours * hour)

export interface ExpectedNotification {
  session?: Session
  who: Person
  happen: () => Promise<unknown>
  title: string
  text: string
  link?: string | (() => string)
}

export const createSessionOnOwnersPitch = async (app: TestApp) => {
  const owner = await createPerson(app, { isOwner: true })
  const pitch = await createTestPitch(app, { owner })
  return { owner, ...(await createOpenSession(app, { pitch, others: 1 })) }
}

export const savePreference = (app: TestApp, person: Person, preference: Preference) =>
  app.as(person.token)(changePreferences, { body: { preferences: [preference] } })

export const findPlaceId = (session: Session, person: Person) =>
  session.places.find(({ player }) => player._id === person.id)!._id

export const sessionStartText = 'Fri 21 Nov at 20:00'
export const placeAndStartText = `at Adélékè Astro on ${sessionStartText}`

export type NotificationCase = [NotificationKind, string, (app: TestApp) => Promise<ExpectedNotification>]
