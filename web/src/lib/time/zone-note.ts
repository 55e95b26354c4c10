import type { Instant } from '@i-one/game/local-time'
import { formatTimeZone } from '@i-one/game/zone-name'
import { useIsHydrated } from '../../ui/first-paint.ts'
import { deviceZone, toLocalDateTime } from '../pitch-time.ts'

type At = [instant: Instant | undefined, timeZone: string | undefined]

export const zoneNoteText = (instant: Instant, timeZone: string, ownZone: string) =>
  toLocalDateTime(instant, timeZone) === toLocalDateTime(instant, ownZone)
    ? undefined
    : formatTimeZone(timeZone)

/** Returns undefined until hydration, because the server does not know the device's time zone. */
export const useZoneNote = (...[instant, timeZone]: At) => {
  const isOnDevice = useIsHydrated()
  return isOnDevice && instant && timeZone ? zoneNoteText(instant, timeZone, deviceZone) : undefined
}
