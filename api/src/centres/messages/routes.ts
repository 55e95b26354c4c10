import {
  type CentreMessage,
  countMessageRecipients,
  listCentreMessages,
  messageDays,
  maxMessages,
  sendCentreMessage,
} from '@i-one/contract/centres/messages'
import { day as dayLength } from '@i-one/game/durations'
import { addDays, dayAt, startOfDay } from '../../bookings/slots.ts'
import type { Database } from '../../lib/database/database.ts'
import { toInputError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { type RateLimit, consumeQuota } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { notify } from '../../notifications/actions.ts'
import { getCentreFor } from '../staff/actions.ts'
import {
  type Recipient,
  type StoredMessage,
  findMessageScope,
  insertMessage,
  listRecipients,
  listPhoneRecipients,
  listMessages,
} from './sql.ts'

const limit: RateLimit = { name: 'messages of a centre', max: maxMessages, within: dayLength }

const toMessage = ({ id, words, pitch, at, ...message }: StoredMessage): CentreMessage => ({
  _id: id,
  day: message.day,
  ...(pitch && { pitch }),
  text: words,
  by: message.by,
  at: at.toISOString(),
  people: message.people,
})

const groupByOccasion = (reached: readonly Recipient[]) => {
  const keyOf = ({ sessionId, match }: Recipient) => sessionId ?? JSON.stringify(match)
  return [...new Map(reached.map((one) => [keyOf(one), one]))].map(([key, { sessionId, match }]) => {
    const users = reached.filter((one) => keyOf(one) === key).map(({ userId }) => userId)
    if (!match) return { users, ...(sessionId !== null && { sessionId }) }
    const { team, name, start, ...there } = match
    return { users, teamId: team, facts: { ...there, tournament: name, start: new Date(start) } }
  })
}

interface Input {
  id: string
  day: string
  pitch?: string | undefined
}

const bookedOn = async (db: Database, { id, day, pitch }: Input, now: Date) => {
  const { timeZone, hasPitch } = requireFound(
    await findMessageScope(db, { centreId: id, pitchId: pitch ?? null }),
  )
  if (!hasPitch) throw toInputError({ pitch: i18n._('This pitch doesn’t belong to this centre') })
  const today = dayAt(timeZone, now)
  if (day < today) throw toInputError({ day: i18n._('Must not be in the past') })
  if (day > addDays(today, messageDays))
    throw toInputError({ day: i18n._('At most {days} days ahead', { days: messageDays }) })
  const [start, end] = [startOfDay(timeZone, day), startOfDay(timeZone, addDays(day, 1))]
  return { centreId: id, pitchId: pitch ?? null, start, end }
}

export const centreMessages = (app: App) => {
  serve(app, countMessageRecipients, async ({ params, query, user, db, now }) => {
    const { id } = await getCentreFor('countMessageRecipients', db, params.id, user)
    const where = await bookedOn(db, { id, ...query }, now)
    const byPhone = await listPhoneRecipients(db, where)
    return {
      people: (await listRecipients(db, { ...where, by: user.id })).length,
      byPhone: byPhone.map((one) => ({ ...one, start: one.start.toISOString() })),
    }
  })

  serve(app, sendCentreMessage, async ({ params, body: { text, day, pitch }, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const { id } = await getCentreFor('sendCentreMessage', db, params.id, user)
    const where = { ...(await bookedOn(db, { id, day, pitch }, now)), by: user.id }
    const reached = await listRecipients(db, where)
    if (reached.length === 0) throw toInputError({ day: i18n._('No one has a booking that day') })
    await consumeQuota({ db, config: app.config }, { limit, who: id }, now)
    const message = { centreId: id, pitchId: pitch ?? null, day, words: text, by: user.id, now }
    const messageId = await insertMessage(db, { ...message, people: reached.length })
    const occasion = `message ${messageId}`
    for (const about of groupByOccasion(reached)) {
      const facts = { ...about.facts, player: user.id, words: text }
      await notify(db, { ...about, kind: 'centre-message', facts, occasion, now })
    }
    const sent = (await listMessages(db, id)).find((one) => one.id === messageId)
    return toMessage(requireFound(sent))
  })

  serve(app, listCentreMessages, async ({ params, user, db }) => {
    const { id } = await getCentreFor('listCentreMessages', db, params.id, user)
    return (await listMessages(db, id)).map(toMessage)
  })
}
