import { afterAll, beforeEach, expect } from 'vitest'
import type { Config } from '../src/lib/config.ts'
import { type TestApp, bootApp, testTime } from './app.ts'
import { listCustomerMismatches } from './customer-bookings.ts'
import { openMailbox } from './mailbox.ts'

/** Starts an app that is stopped after the tests. Its clock is reset to `testTime` before each test. */
export const startTestApp = async (
  settings?: Partial<Config>,
  surroundings?: Parameters<typeof bootApp>[1],
) => {
  const app = await bootApp(settings, surroundings)
  beforeEach(() => app.clock.set(testTime))
  afterAll(() =>
    listCustomerMismatches(app.db)
      .then((wrong) => expect(wrong).toEqual([]))
      .finally(app.stop),
  )
  return app
}

export const openTestMailbox = async (app: TestApp) => {
  const mailbox = await openMailbox(app)
  afterAll(() => mailbox.stop())
  return mailbox
}

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

export const byId = ({ _id }: { _id: string }) => ({ params: { id: _id } })

export const apiError = (code: string, status = 409) => ({ code, status })
