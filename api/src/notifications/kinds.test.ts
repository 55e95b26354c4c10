import { NotificationKind } from '@i-one/contract/notifications'
import { beforeEach, describe, expect, test } from 'vitest'
import { testTime } from '../../test/app.ts'
import { sessionStart } from '../../test/make-open-session.ts'
import { savePreference } from '../../test/notifications/case.ts'
import { centreCases } from '../../test/notifications/centres.ts'
import { endingCases } from '../../test/notifications/endings.ts'
import { entryFeeCases } from '../../test/notifications/entry-fees.ts'
import { sessionCases } from '../../test/notifications/life.ts'
import { paymentCases } from '../../test/notifications/payments.ts'
import { placeCases } from '../../test/notifications/places.ts'
import { teamCases } from '../../test/notifications/teams.ts'
import { tournamentBookingCases } from '../../test/notifications/tournament-bookings.ts'
import { tournamentMatchCases } from '../../test/notifications/tournament-matches.ts'
import { tournamentCases } from '../../test/notifications/tournaments.ts'
import { day, startTestApp, openTestMailbox } from '../../test/suite.ts'
import { watchInbox } from '../../test/watch.ts'

const app = await startTestApp()
const mailbox = await openTestMailbox(app)

beforeEach(async () => {
  app.clock.set(new Date(sessionStart.getTime() + day))
  await app.sweep()
  app.clock.set(testTime)
})

const changes = [
  ...placeCases,
  ...sessionCases,
  ...endingCases,
  ...paymentCases,
  ...teamCases,
  ...centreCases,
  ...tournamentCases,
  ...tournamentMatchCases,
  ...tournamentBookingCases,
  ...entryFeeCases,
]

describe('from the change to the open page and to the mail', () => {
  test.each(changes)('%s: %s', async (kind, _, arrange) => {
    const change = await arrange(app)
    const { who, title, text } = change
    await savePreference(app, who, { kind, on: true, mail: true })
    const page = watchInbox(app.connection(who.token))
    await page.untilOpen()
    await mailbox.untilDone()
    mailbox.unread.splice(0)
    await change.happen()
    await page.untilReceived(1)
    const mail = await mailbox.next(`${who.id}@example.com`)
    const leads = change.link ?? `/sessions/${change.session?._id}`
    const link = typeof leads === 'string' ? leads : leads()
    const [received, ...more] = page.received()
    expect(more).toEqual([])
    expect(received).toMatchObject({
      kind,
      ...(change.session && { session: change.session._id }),
      title,
      text,
      link,
      read: false,
    })
    expect(mail.subject).toBe(title)
    expect(mail.text).toContain(text)
    expect(mail.text).toContain(`${app.config.publicUrl}${link}\n`)
    expect(mail.messageId).toBe(`<${received?._id}@${new URL(app.config.publicUrl).hostname}>`)
    page.cut()
  })

  test('is tried for every kind', () => {
    expect(new Set(changes.map(([kind]) => kind))).toEqual(new Set(NotificationKind.options))
  })
})
