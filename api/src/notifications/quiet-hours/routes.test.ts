import { type NotificationKind, listNotifications } from '@i-one/contract/notifications'
import { getQuietHours, updateQuietHours } from '@i-one/contract/notifications/quiet-hours'
import { describe, expect, test } from 'vitest'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { savePreference } from '../../../test/notifications/case.ts'
import { startTestApp, openTestMailbox } from '../../../test/suite.ts'
import { notify } from '../actions.ts'

const app = await startTestApp()
const mailbox = await openTestMailbox(app)
const { session } = await createOpenSession(app)
const night = { on: true, from: '22:00', until: '07:00', timeZone: 'Africa/Lagos' }

const choose = (person: Person, body = night) => app.as(person.token)(updateQuietHours, { body })
const subjects = async ({ id }: Person) => {
  await mailbox.untilDone()
  const emails = mailbox.unread
    .splice(0)
    .filter(({ to }) => to?.some(({ address }) => address === `${id}@example.com`))
  return emails.map(({ subject }) => subject)
}
const notifyOf = async (person: Person, kind: NotificationKind, until?: Date) =>
  notify(app.db, {
    kind,
    users: [person.id],
    sessionId: session._id,
    facts: until ? { until } : {},
    now: app.clock.now(),
  })

describe('quiet hours', () => {
  test('are off until somebody chooses them, and kept as they were chosen', async () => {
    const { token } = await createPerson(app)
    expect(await app.as(token)(getQuietHours)).toEqual({ ...night, on: false })
    const chosen = { ...night, until: '06:30', timeZone: 'Europe/London' }
    expect(await app.as(token)(updateQuietHours, { body: chosen })).toEqual(chosen)
    expect(await app.as(token)(getQuietHours)).toEqual(chosen)
    await expect(app.as()(getQuietHours)).rejects.toMatchObject({ code: 'not-signed-in' })
  })

  test.each([
    [{ ...night, until: '22:00' }, 'until'],
    [{ ...night, from: '24:00' }, 'from'],
    [{ ...night, timeZone: 'Lagos/Nowhere' }, 'timeZone'],
  ])('are refused with the field named: %j', async (body, field) => {
    const person = await createPerson(app)
    await expect(choose(person, body)).rejects.toMatchObject({
      code: 'bad-input',
      fields: { [field]: expect.any(String) },
    })
    expect(await app.as(person.token)(getQuietHours)).toMatchObject({ on: false })
  })
})

describe('in quiet hours', () => {
  test('a mail waits until the morning, once, and the bell collects it at once', async () => {
    const person = await createPerson(app)
    await choose(person)
    app.clock.set(new Date('2025-11-20T22:00:00Z'))
    await notifyOf(person, 'authorized')
    await app.sweep()
    expect(await subjects(person)).toEqual([])
    expect(await app.as(person.token)(listNotifications)).toMatchObject({ unread: 1 })
    app.clock.set(new Date('2025-11-21T06:00:00Z'))
    await app.sweep()
    await app.sweep()
    expect(await subjects(person)).toEqual(['Confirmed: Fri 21 Nov at Adélékè Astro'])
  })

  test('what is called off within twelve hours, or to be answered before the morning, comes at once', async () => {
    const person = await createPerson(app)
    await choose(person, { ...night, from: '06:00', until: '12:00' })
    await savePreference(app, person, { kind: 'place-for-you', on: true, mail: true })
    app.clock.set(new Date('2025-11-21T06:30:00Z'))
    await notifyOf(person, 'cancelled')
    expect(await subjects(person)).toEqual([])
    app.clock.set(new Date('2025-11-21T07:00:00Z'))
    await notifyOf(person, 'cancelled')
    await notifyOf(person, 'place-for-you', new Date('2025-11-21T09:00:00Z'))
    expect(await subjects(person)).toHaveLength(2)
  })

  test('who has switched them off gets emails at night', async () => {
    const person = await createPerson(app)
    await choose(person, { ...night, on: false })
    app.clock.set(new Date('2025-11-20T22:00:00Z'))
    await notifyOf(person, 'authorized')
    expect(await subjects(person)).toHaveLength(1)
  })
})
