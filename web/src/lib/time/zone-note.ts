import { zoneName } from '@i-one/game/zone-name'
import { useIsHydrated } from '../../ui/first-paint.ts'
import { deviceZone, wallText } from '../pitch-time.ts'

type At = [instant: string | Date | undefined, timeZone: string | undefined]

export const zoneNote = (instant: string | Date, timeZone: string, ownZone: string) =>
  wallText(instant, timeZone) === wallText(instant, ownZone) ? undefined : zoneName(timeZone)

/** Returns nothing until hydration, because the server does not know the reader's time zone. */
export const useZoneNote = (...[instant, timeZone]: At) => {
  const isOnDevice = useIsHydrated()
  return isOnDevice && instant && timeZone ? zoneNote(instant, timeZone, deviceZone) : undefined
}

export const useZoneAfter = (...at: At) => {
  const note = useZoneNote(...at)
  return note ? `, ${note}` : ''
}
