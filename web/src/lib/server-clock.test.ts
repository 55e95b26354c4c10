import { day, hour, minute, second } from '@i-one/game/durations'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const year = 365 * day
const start = Date.parse('2026-03-01T18:00:00.000Z')

const saved = new Map<string, string>()
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => saved.get(key) ?? null,
      setItem: (key: string, value: string) => void saved.set(key, value),
    },
  })
})

afterEach(() => {
  saved.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const opened = async (wrong = 0) => {
  vi.setSystemTime(start + wrong)
  vi.resetModules()
  const clock = await import('./server-clock.ts')
  const began = performance.now()
  const server = () => start + performance.now() - began
  /** Simulates a response, with delays in milliseconds; `old` is the age of a cached response. */
  const answer = ({ there = 0, back = 0, old = 0, body = undefined as unknown, date = true } = {}) => {
    const asked = performance.now()
    vi.advanceTimersByTime(there)
    const headers: Record<string, string> = date ? { date: new Date(server() - old).toUTCString() } : {}
    vi.advanceTimersByTime(back)
    clock.syncFromResponse(new Response(null, { headers }), body, asked)
  }
  const isoAt = (at = server()) => ({ serverTime: new Date(at).toISOString() })
  const exactly = () => answer({ body: isoAt() })
  return { ...clock, server, answer, exactly, isoAt, behind: () => server() - clock.serverNow() }
}

const look = (state: 'visible' | 'hidden') => {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

/** Simulates sleep, which stops the page's monotonic clock but not the device clock. */
const sleep = (ms: number) => {
  look('hidden')
  vi.setSystemTime(Date.now() + ms)
  look('visible')
}

describe('the clock', () => {
  it.each([-year, -day, -hour, -1500, 0, 1500, hour, day, year])(
    'equals the server’s on a device that is wrong by %d ms, even if the device clock changes later',
    async (wrong) => {
      const { exactly, behind, getClockOffset } = await opened(wrong)
      vi.advanceTimersByTime(700)
      exactly()
      expect(behind()).toBe(0)
      expect(getClockOffset() + wrong).toBe(0)
      for (const jump of [-day, year]) {
        vi.setSystemTime(Date.now() + jump)
        vi.advanceTimersByTime(minute)
        expect(behind()).toBe(0)
      }
    },
  )

  it('lags by at most a second plus the request time after a `Date` header, and later headers never set it back', async () => {
    const { answer, behind } = await opened(hour)
    vi.advanceTimersByTime(700)
    answer({ there: 100, back: 40 })
    expect(behind()).toBe(840)
    vi.advanceTimersByTime(200)
    answer({ back: 10 })
    expect(behind()).toBe(50)
    for (const back of [0, 500, 5000]) answer({ there: 5000, back })
    expect(behind()).toBe(50)
  })

  it('stays exact after a less precise header', async () => {
    const { answer, exactly, behind } = await opened(-hour)
    exactly()
    for (let n = 0; n < 40; n++) {
      vi.advanceTimersByTime(137)
      answer({ there: 20, back: 30 })
      expect(behind()).toBe(0)
    }
  })

  it('is not set back by old messages, replayed responses or cached responses', async () => {
    const { syncClock, syncFromMessage, answer, exactly, isoAt, server, behind } = await opened(0)
    exactly()
    vi.advanceTimersByTime(hour)
    syncFromMessage(isoAt(server() - minute))
    syncClock(server() - day)
    answer({ body: isoAt(server() - 20 * second) })
    answer({ date: false, body: isoAt(server() - day) })
    expect(behind()).toBe(0)
  })

  it('is set forward by a message, and notifies listeners of visible corrections', async () => {
    const { syncFromMessage, isoAt, onClockCorrected, behind, answer } = await opened()
    answer()
    const heard = vi.fn<(by: number) => void>()
    const stop = onClockCorrected(heard)
    vi.advanceTimersByTime(800)
    answer({ back: 900 })
    syncFromMessage(isoAt())
    expect(behind()).toBe(0)
    expect(heard).not.toHaveBeenCalled()
    syncFromMessage(isoAt(start + hour))
    expect(heard).toHaveBeenCalledExactlyOnceWith(hour - 1700)
    stop()
    syncFromMessage(isoAt(start + 2 * hour))
    expect(heard).toHaveBeenCalledOnce()
  })

  it('is not ahead of the server after a header, which has no milliseconds', async () => {
    const { answer, behind } = await opened(900)
    vi.advanceTimersByTime(50)
    answer()
    expect(behind()).toBe(50)
  })

  it('notifies listeners of every backward correction, because a timer may have ended too early', async () => {
    const { answer, exactly, isoAt, onClockCorrected } = await opened()
    exactly()
    const heard = vi.fn<(by: number) => void>()
    onClockCorrected(heard)
    answer({ old: 3, body: isoAt(start - 3) })
    expect(heard).toHaveBeenCalledExactlyOnceWith(-3)
  })

  it('follows a server clock that was set back, from the next request on', async () => {
    const { answer, exactly, onClockCorrected } = await opened()
    exactly()
    const heard = vi.fn<(by: number) => void>()
    onClockCorrected(heard)
    answer({ there: 100, old: hour })
    expect(heard).toHaveBeenCalledExactlyOnceWith(-hour - 100)
  })

  it('catches up automatically after the device slept', async () => {
    const { exactly, serverNow, onClockCorrected } = await opened(-year)
    exactly()
    const heard = vi.fn<(by: number) => void>()
    onClockCorrected(heard)
    sleep(10 * minute)
    expect(serverNow()).toBe(start + 10 * minute)
    expect(heard).toHaveBeenCalledExactlyOnceWith(10 * minute)
  })

  it('is corrected by the server if the device clock was changed while the page was hidden', async () => {
    const { exactly, syncFromMessage, isoAt, serverNow, behind } = await opened()
    exactly()
    sleep(day)
    expect(serverNow()).toBe(start + day)
    syncFromMessage(isoAt())
    expect(behind()).toBe(0)
    sleep(-day)
    expect(behind()).toBe(0)
  })

  it('is corrected by the next response if the page was visible while the device slept', async () => {
    const { answer, exactly, serverNow } = await opened()
    exactly()
    answer({ old: -10 * minute })
    expect(serverNow()).toBe(start + 10 * minute)
  })
})

describe('before the first response', () => {
  it('is the device’s clock, corrected by the last known offset', async () => {
    const first = await opened(day)
    expect(first.behind()).toBe(-day)
    first.exactly()
    const again = await opened(day)
    expect(again.behind()).toBe(0)
    const set = await opened(0)
    expect(set.behind()).toBe(day)
    set.exactly()
    const right = await opened(0)
    expect(right.behind()).toBe(0)
  })

  it('is the time of rendering until the page is hydrated', async () => {
    const { syncClock, serverNow, behind } = await opened(year)
    const { setRenderState } = await import('../ui/first-paint.ts')
    const rendered = new Date(start - 400)
    const asked = performance.now() - 500
    syncClock(rendered.getTime(), { asked, came: asked + 350 }, 2000)
    setRenderState({ at: rendered })
    vi.advanceTimersByTime(5000)
    expect(serverNow()).toBe(rendered.getTime())
    setRenderState(undefined)
    expect(behind()).toBe(250)
  })

  it('works without storage', async () => {
    vi.stubGlobal('window', undefined)
    const { exactly, behind } = await opened(-day)
    exactly()
    expect(behind()).toBe(0)
  })
})
