import { upcomingStates, goingStates, waitingStates } from '@i-one/contract/sessions/states'
import type { TimeRange } from '../../bookings/slots.ts'
import { addToCentreLog } from '../../centre-log.ts'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstRow, toSqlLiterals } from '../../lib/database/rows.ts'
import { requireFound } from '../../lib/http/api-error.ts'

export interface MessageScope {
  centreId: string
  pitchId: string | null
  day: string
}

export const findMessageScope = (db: Database, { centreId, pitchId }: Omit<MessageScope, 'day'>) =>
  firstRow<{ timeZone: string; hasPitch: boolean }>(db)`
    select time_zone as "timeZone", ${pitchId}::uuid is null
      or exists (select from pitches where id = ${pitchId} and centre_id = c.id) as "hasPitch"
    from centres c where id = ${centreId}`

export interface Recipient {
  userId: string
  sessionId: string | null
  match: { team: string; name: string; code: string; pitch: string; timeZone: string; start: string } | null
}

export const listRecipients = (
  db: Database,
  { centreId, pitchId, start, end, by }: Omit<MessageScope, 'day'> & TimeRange & { by: string },
) =>
  allRows<Recipient>(db)`
    with booked as (
      select b.id, p.name as pitch, p.time_zone as zone, lower(b.during) as start
      from pitches p
        join bookings b on b.pitch_id = p.id and b.during && tstzrange(${start}, ${end}) and lower(b.during) >= ${start}
      where p.centre_id = ${centreId} and (${pitchId}::uuid is null or p.id = ${pitchId})
        and b.state in ('pending', 'confirmed')
    )
    select distinct on (u.id) u.id as "userId", who.session_id as "sessionId", who.match
    from booked
      join lateral (
        select s.id as session_id, null::jsonb as match, seat.player_id
        from sessions s join lateral (
          select s.captain_id as player_id
          union select place.player_id from places place
            where place.session_id = s.id and place.state in (${toSqlLiterals([...goingStates, ...waitingStates])})
        ) seat on true
        where s.booking_id = booked.id and s.state in (${toSqlLiterals([...upcomingStates, 'started'])})
        union all
        select null, jsonb_build_object('team', squad.team_id, 'name', t.name, 'code', t.code, 'pitch', booked.pitch,
          'timeZone', booked.zone, 'start', tie.starts_at), squad.player_id
        from tournament_matches tie join tournaments t on t.id = tie.tournament_id
          join tournament_squads squad on squad.tournament_id = tie.tournament_id
            and squad.team_id in (tie.team_one_id, tie.team_two_id)
        where tie.booking_id = booked.id and tie.result is null
      ) who on true
      join users u on u.id = who.player_id
    where u.id <> ${by}
    order by u.id, booked.start, who.match ->> 'start', who.session_id`

export const listPhoneRecipients = (
  db: Database,
  { centreId, pitchId, start, end }: Omit<MessageScope, 'day'> & TimeRange,
) =>
  allRows<{ name: string; phone: string; start: Date; pitch: string }>(db)`
    select c.name, c.phone, lower(b.during) as start, p.name as pitch
    from pitches p
      join bookings b on b.pitch_id = p.id and b.during && tstzrange(${start}, ${end}) and lower(b.during) >= ${start}
      join customers c on c.id = b.customer_id
    where p.centre_id = ${centreId} and (${pitchId}::uuid is null or p.id = ${pitchId}) and b.state = 'confirmed'
      and not exists (select from sessions where booking_id = b.id)
    order by lower(b.during), searchable(p.name), b.id`

export interface StoredMessage {
  id: string
  day: string
  pitch: { _id: string; name: string } | null
  words: string
  by: string
  at: Date
  people: number
}

export const listMessages = (db: Database, centreId: string) =>
  allRows<StoredMessage>(db)`
    select m.id, m.day, m.words, person.name as by, m.at, m.people,
      case when p.id is not null then jsonb_build_object('_id', p.id, 'name', p.name) end as pitch
    from centre_messages m join players person on person.id = m.by left join pitches p on p.id = m.pitch_id
    where m.centre_id = ${centreId} order by m.at desc, m.id limit 30`

export const insertMessage = async (
  db: Database,
  message: MessageScope & { words: string; by: string; people: number; now: Date },
) => {
  const { centreId, pitchId, day, words, by, people, now } = message
  const saved = await firstRow<{ id: string; pitch: string | null }>(db)`
    insert into centre_messages (centre_id, pitch_id, day, words, by, people, at)
    values (${centreId}, ${pitchId}, ${day}, ${words}, ${by}, ${people}, ${now})
    returning id, (select name from pitches where id = pitch_id) as pitch`
  const { id, pitch } = requireFound(saved)
  const line = { act: 'wrote', day, people, ...(pitch !== null && { pitch }) } as const
  await addToCentreLog(db, { centreId, by, now }, line)
  return id
}

export const deleteMessageTexts = (db: Database, userId: string) =>
  db.updateTable('centre_messages').set({ words: '' }).where('by', '=', userId).execute()
