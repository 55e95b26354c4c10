import { listSlots } from '@i-one/contract/bookings'
import { CallError, createClient } from '@i-one/contract/call'
import { getCentreByCode, type PublicCentre } from '@i-one/contract/centres/sharing'
import { minute } from '@i-one/game/durations'
import { useEffect, useState } from 'react'
import { Backoff } from '../../lib/backoff.ts'
import { syncFromResponse } from '../../lib/server-clock.ts'
import type { PitchSlots } from './tonight.ts'

/** Sends requests without credentials, because the widget runs on other websites. */
const call = createClient({ baseUrl: '', anonymous: true, onResponse: syncFromResponse })

const days = 8

type Pitch = PublicCentre['pitches'][number]
type FreeTimes =
  | { state: 'loading' | 'missing' }
  | { state: 'shown'; centre: PublicCentre; pitches: readonly PitchSlots<Pitch>[] }

const load = async (code: string) => {
  const centre = await call(getCentreByCode, { params: { code } })
  const pitches = await Promise.all(
    centre.pitches.map(async (pitch) => ({
      pitch,
      slots: await call(listSlots, { params: { id: pitch._id }, query: { days } }),
    })),
  )
  return { centre, pitches }
}

export const useFreeTimes = (code: string) => {
  const [times, set] = useState<FreeTimes>({ state: 'loading' })
  useEffect(() => {
    const backoff = new Backoff(1000, 30_000)
    let isUnmounted = false
    let isLoading = false
    const refresh = async () => {
      if (isLoading) return
      isLoading = true
      try {
        const answer = await load(code)
        if (isUnmounted) return
        backoff.reset()
        set({ state: 'shown', ...answer })
      } catch (error) {
        if (isUnmounted) return
        if (!(error instanceof CallError)) throw error
        if (error.status < 500 && error.status !== 429) set({ state: 'missing' })
        else backoff.tryLater(() => void refresh())
      } finally {
        isLoading = false
      }
    }
    const refreshIfSeen = () => void (document.visibilityState === 'visible' && refresh())
    const timer = setInterval(refreshIfSeen, minute)
    document.addEventListener('visibilitychange', refreshIfSeen)
    void refresh()
    return () => {
      isUnmounted = true
      backoff.cancel()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfSeen)
    }
  }, [code])
  return times
}
