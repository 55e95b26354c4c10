import { randomUUID } from 'node:crypto'
import { logIn, register } from '@i-one/contract/accounts'
import { createClient } from '@i-one/contract/call'

export const createOrganizer = async (baseUrl: string) => {
  const anybody = createClient({ baseUrl })
  const account = { email: `${randomUUID()}@example.com`, password: 'kickoff-at-seven' }
  await anybody(register, {
    body: {
      ...account,
      firstName: 'Yétúndé',
      lastName: 'Balogun',
      nickname: 'Yétúndé',
      phoneNumber: '+2348012345678',
      address: '60 Agege Motor Road',
      position: 'DF',
      isOwner: true,
      location: { type: 'Point', coordinates: [3.3548, 6.5312] },
    },
  })
  const { token } = await anybody(logIn, { body: account })
  return token
}

export const createPitchSettings = (n: number, hours = { open: '08:00', close: '23:00' }) => ({
  name: `Bench pitch ${n}`,
  address: `${n} Bench Street`,
  location: { type: 'Point' as const, coordinates: [3.3 + n / 1000, 6.5] as [number, number] },
  timeZone: 'Africa/Lagos',
  surface: 'Astro turf',
  facilities: [],
  slotMinutes: 60,
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, ...hours })),
  price: { amount: 2_500_000, currency: 'NGN' },
  autoAuthorize: true,
  listed: true,
})

/** Ends the review, because an organizer in review may register at most three pitches. */
export const approveAllPitchesSql = 'update pitches set review = null'

interface Laid {
  day: string
  firstHour: number
  hours: number
  pitches: number
  bookings: number
}

export const createInsertBookingsSql = ({ day, firstHour, hours, pitches, bookings }: Laid) => `
  with numbered as (
    select id, owner_id, row_number() over (order by name) - 1 as k from pitches where name like 'Bench pitch %'
  ), booked as (
    insert into bookings (pitch_id, booker_id, during, state, price_amount, price_currency, created_at)
    select p.id, p.owner_id, tstzrange(start, start + interval '1 hour'), 'confirmed', 2500000, 'NGN', now()
    from generate_series(0, ${bookings - 1}) n join numbered p on p.k = n % ${pitches},
      lateral (select '${day}T00:00Z'::timestamptz + n / ${pitches} / ${hours} * interval '1 day'
        + (${firstHour} + n / ${pitches} % ${hours}) * interval '1 hour' as start) t
    returning id, booker_id
  ), made as (
    insert into sessions (code, booking_id, captain_id, state, minutes_per_match, players_per_team, set_count, aet,
      penalty_shootout, match_type, visibility, minimum, fill_by, created_at)
    select md5(id::text), id, booker_id, 'open', 8, 5, 2, true, true, 'Friendly Match', 'public', 4,
      '${day}', now() from booked
    returning id, captain_id
  )
  insert into places (session_id, player_id, state, since) select id, captain_id, 'going', now() from made`
