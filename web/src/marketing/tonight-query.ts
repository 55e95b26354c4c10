import { listSlots } from '@i-one/contract/bookings'
import { findNearbyPitches, type NearbyPitch } from '@i-one/contract/pitches'
import type { NearbySession } from '@i-one/contract/sessions/nearby'
import { groupByCentre, type PitchGroup } from '@i-one/game/centres/group-by-centre'
import { timeText } from '@i-one/game/formats/times'
import { weekdayDayText } from '@i-one/game/formats/weekday-day'
import { costText } from '@i-one/game/payments/cost-text'
import { getLargestShare } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { queryOptions } from '@tanstack/react-query'
import { about } from '../lib/about.ts'
import { call } from '../lib/call.ts'
import { costLabel } from '../lib/cost-label.ts'
import { fetchNearbyGames, isNearlyFull, spotsLeftText, teamsText } from '../lib/games.ts'
import { distanceText } from '../lib/places/distance.ts'
import { findDistrict } from '../lib/places/district.ts'
import { serverNow } from '../lib/server-clock.ts'
import { commaText } from '../ui/text/joins.ts'
import { isTonight, sortTonightFirst } from './tonight-order.ts'

export interface TonightGame {
  href: string
  start: string
  timeZone: string
  time: string
  day: string | undefined
  name: string
  detail: string
  price: string
  left: string
  few: boolean
}

const longestBoard = 5
const freePitches = 2

const now = () => new Date(serverNow())

const toStartFields = (start: string, { timeZone }: { timeZone: string }) => {
  const day = isTonight(start, timeZone, now()) ? undefined : weekdayDayText(start, timeZone)
  return { start, timeZone, time: timeText(start, timeZone), day }
}

const sessionRow = (session: NearbySession): TonightGame => {
  const { code, start, pitch, distance, price, capacity } = session
  return {
    href: `/s/${code}`,
    ...toStartFields(start, pitch),
    name: pitch.name,
    detail: commaText(findDistrict(pitch.address), distanceText(distance), teamsText(session)),
    price: costText(getLargestShare(price, capacity)),
    left: spotsLeftText(session),
    few: isNearlyFull(session),
  }
}

const firstFree = async (pitch: NearbyPitch) => {
  const slots = await call(listSlots, { params: { id: pitch._id }, query: { days: 1 } })
  const free = slots.find((slot) => slot.state === 'free' && new Date(slot.start) > now())
  return free ? [{ pitch, ...free }] : []
}

const freeRow = async ({ centre, pitches }: PitchGroup<NearbyPitch>): Promise<TonightGame[]> => {
  const free = (await Promise.all(pitches.map(firstFree))).flat()
  const [first] = free.toSorted((a, b) => a.start.localeCompare(b.start))
  if (!first) return []
  const { pitch, start, price } = first
  const freeText = plural(free.length, { one: 'the pitch is free', other: '# pitches are free' })
  return [
    {
      href: centre ? `/c/${centre.code}` : `/p/${pitch._id}`,
      ...toStartFields(start, pitch),
      name: centre?.name ?? pitch.name,
      detail: commaText(findDistrict(pitch.address), distanceText(pitch.distance), freeText),
      price: costLabel(price),
      left: t`Be the captain`,
      few: false,
    },
  ]
}

const tonight = async () => {
  const [lng, lat] = await getLocation()
  const [sessions, pitches] = await Promise.all([
    fetchNearbyGames({ lng, lat, limit: longestBoard }),
    call(findNearbyPitches, { query: { lng, lat, limit: longestBoard } }),
  ])
  const free = await Promise.all(
    groupByCentre(pitches.filter((pitch) => !pitch.booked))
      .slice(0, freePitches)
      .map(freeRow),
  )
  const captains = free.flat()
  const toJoin = sessions.slice(0, longestBoard - captains.length)
  return { first: sessions[0], rows: sortTonightFirst([...toJoin.map(sessionRow), ...captains], now()) }
}

export const tonightQuery = queryOptions({ queryKey: ['tonight'], queryFn: tonight })

type Coordinates = [longitude: number, latitude: number]

const locate = () =>
  new Promise<Coordinates>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      () => resolve(about.city),
      { timeout: 3000, maximumAge: 600_000 },
    )
  })

/** Uses the visitor's location only if permission was granted before, and otherwise the default city. */
const getLocation = async (): Promise<Coordinates> => {
  const permission = await navigator.permissions?.query({ name: 'geolocation' })
  return permission?.state === 'granted' ? locate() : about.city
}
