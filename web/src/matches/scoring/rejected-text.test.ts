import { expect, it } from 'vitest'
import type { QueuedEvent } from './queued-events.ts'
import { groupByReason, rejectedEventsText } from './rejected-text.ts'

const refused = (code: string, between?: string) =>
  ({ n: 1, match: 'm', user: 'u', event: {}, refused: { code }, ...(between && { between }) }) as QueuedEvent

it('says how many events of which match are not saved, and the reason', () => {
  expect(rejectedEventsText([refused('result-entered', 'Lions v Tigers')])).toBe(
    'Lions v Tigers: 1 event not saved. The organizer has entered a result. Ask the organizer to remove the result.',
  )
  expect(rejectedEventsText([refused('news'), refused('other-teams')])).toBe(
    '2 events not saved. Rejected by the server.',
  )
})

it('groups events by reason', () => {
  const events = ['not-in-lineup', 'match-full', 'not-in-lineup'].map((code, n) => ({ ...refused(code), n }))
  expect(groupByReason(events).map((some) => some.map(({ n }) => n))).toEqual([[0, 2], [1]])
})
