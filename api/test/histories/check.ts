import { sql } from 'kysely'
import { listCustomerMismatches } from '../customer-bookings.ts'
import type { PlayedRequest, HistoryRun } from './play.ts'
import type { World } from './world.ts'

/** Tolerance in milliseconds: changes get the time of the request, but are visible only after the commit. */
const slack = 2000

const list = async <Row>(world: World, statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(world.db)).rows

const overlaps = (world: World) =>
  list(
    world,
    sql<{ a: string; b: string }>`
      select a.id as a, b.id as b from bookings a join bookings b
        on a.pitch_id = b.pitch_id and a.id < b.id and a.during && b.during
      where a.state in ('held', 'pending', 'confirmed', 'blocked')
        and b.state in ('held', 'pending', 'confirmed', 'blocked')`,
  )

const tooFull = (world: World) =>
  list(
    world,
    sql<{ id: string; taken: number }>`
      select s.id, count(*)::int as taken from sessions s join places p on p.session_id = s.id
      where p.state in ('going', 'checked-in', 'no-show', 'offered')
      group by s.id having count(*) > s.players_per_team * s.set_count`,
  )

const countWaiting = (world: World) =>
  list(
    world,
    sql<{ id: string }>`
      select s.id from sessions s join bookings b on b.id = s.booking_id join places p on p.session_id = s.id
      where s.state in ('open', 'confirmed') and lower(b.during) > now() + interval '1 minute'
      group by s.id
      having count(*) filter (where p.state in ('going', 'checked-in', 'no-show', 'offered'))
          < s.players_per_team * s.set_count
        and count(*) filter (where p.state = 'waitlisted' and p.offer_until is null) > 0`,
  )

const placesAgainstHistory = (world: World) =>
  list(
    world,
    sql<{ session: string; player: string; state: string; change: string }>`
      with latest as (
        select distinct on (session_id, player_id) session_id, player_id, change from session_changes
        where player_id is not null and change in (${sql.join(Object.keys(stateAfter))})
        order by session_id, player_id, id desc)
      select p.session_id as session, p.player_id as player, p.state, latest.change
      from places p join sessions s on s.id = p.session_id
      left join latest on latest.session_id = p.session_id and latest.player_id = p.player_id
      where p.player_id <> s.captain_id`,
  ).then((rows) => rows.filter(({ state, change }) => change !== null && stateAfter[change] !== state))

const stateAfter: Record<string, string> = {
  joined: 'going',
  'taken-in': 'going',
  accepted: 'going',
  waitlisted: 'waitlisted',
  offered: 'offered',
  'offer-ended': 'waitlisted',
  left: 'left',
  'late-left': 'late-left',
  removed: 'removed',
}

/**
 * Finds players who wrongly owe a share or are marked absent or late, although they were added after the start or
 * shortly before they left.
 */
const wronglyCharged = (world: World) =>
  list(
    world,
    sql<{ session: string; player: string; state: string }>`
      with arrivals as (
        select distinct on (session_id, player_id) session_id, player_id, change, at, by from session_changes
        where player_id is not null and change in ('joined', 'taken-in') order by session_id, player_id, id desc)
      select p.session_id as session, p.player_id as player, p.state
      from arrivals a join places p using (session_id, player_id) join sessions s on s.id = p.session_id
        join bookings b on b.id = s.booking_id
        left join balances on balances.session_id = s.id and balances.place_id = p.id
        left join lateral (select max(at) as at from session_changes c
          where c.session_id = s.id and c.player_id = p.player_id and c.change = 'late-left') late on true
      where a.change = 'taken-in' and a.by is distinct from coalesce(p.owed_by, p.added_by, p.player_id)
        and p.player_id <> s.captain_id
        and ((a.at >= lower(b.during) and (p.state in ('no-show', 'late-left') or owed > 0))
          or (p.state = 'late-left' and late.at < least(a.at + interval '1 hour', lower(b.during))))`,
  )

const tornApart = (world: World) =>
  list(
    world,
    sql<{ id: string; state: string; booking: string }>`
      select s.id, s.state, b.state as booking from sessions s join bookings b on b.id = s.booking_id
      where (s.state in ('open', 'confirmed')) <> (b.state in ('pending', 'confirmed') and s.state in ('open', 'confirmed'))
        or (s.state = 'cancelled') <> (b.state in ('expired', 'declined', 'cancelled', 'released'))`,
  )

const endedTwice = (world: World) =>
  list(
    world,
    sql<{ session_id: string }>`
      select session_id from session_changes where change in ('cancelled', 'finished', 'abandoned')
      group by session_id having count(*) > 1`,
  )

const notifiedTwice = (world: World) =>
  list(
    world,
    sql<{ user_id: string; session_id: string }>`
      select user_id, session_id from notifications where kind in ('cancelled', 'authorized', 'declined')
      group by user_id, session_id, kind having count(*) > 1`,
  )

const notNotified = (world: World) =>
  list(
    world,
    sql<{ session: string; player: string }>`
      select s.id as session, p.player_id as player
      from sessions s join places p on p.session_id = s.id and p.state = 'going'
      join users on users.id = p.player_id
      join session_changes c on c.session_id = s.id and c.change = 'cancelled'
      where s.state = 'cancelled' and c.by is distinct from p.player_id and not exists (
        select from notifications n where n.user_id = p.player_id and n.session_id = s.id
          and n.kind in ('cancelled', 'declined'))`,
  )

/** Finds holds rejected with `slot-taken` although no booking overlapped them during the request. */
const untrueTaken = async (world: World, asked: readonly PlayedRequest[]) => {
  const said = asked.filter(({ what, said }) => what === 'hold' && said === 'slot-taken')
  const bookings = await list(
    world,
    sql<{ pitch: string; start: number; end: number; from: number; until: number | null }>`
      select b.pitch_id as pitch,
        (extract(epoch from lower(b.during)) * 1000)::float8 as start,
        (extract(epoch from upper(b.during)) * 1000)::float8 as end,
        (extract(epoch from b.created_at) * 1000)::float8 as from,
        (select (extract(epoch from min(at)) * 1000)::float8 from booking_changes c where c.booking_id = b.id
          and c.state in ('expired', 'declined', 'cancelled', 'released')) as until
      from bookings b`,
  )
  return said.filter(
    ({ of, start = '', sent, answered }) =>
      !bookings.some(
        (one) =>
          one.pitch === of &&
          one.start < Date.parse(start) + 2 * 15 * 60_000 &&
          one.end > Date.parse(start) &&
          one.from <= answered + slack &&
          (one.until ?? Infinity) >= sent - slack,
      ),
  )
}

const untrueEnded = async (world: World, asked: readonly PlayedRequest[]) => {
  const sessions = await list(
    world,
    sql<{ id: string; ended: number; started: number }>`
      select s.id, (extract(epoch from least(s.ended_at, upper(b.during))) * 1000)::float8 as ended,
        (extract(epoch from s.started_at) * 1000)::float8 as started
      from sessions s join bookings b on b.id = s.booking_id`,
  )
  const byId = new Map(sessions.map((session) => [session.id, session]))
  return asked.filter(({ of, said, answered }) => {
    const session = byId.get(of)
    if (said === 'session-ended') return !session || session.ended > answered + slack
    if (said === 'session-started') return !session || session.started > answered + slack
    return false
  })
}

const untruePlace = async (world: World, asked: readonly PlayedRequest[]) => {
  const changes = await list(
    world,
    sql<{ session: string; player: string; at: number; change: string }>`
      select session_id as session, player_id as player, (extract(epoch from at) * 1000)::float8 as at, change
      from session_changes where player_id is not null order by id`,
  )
  const captains = await list(
    world,
    sql<{ session: string; player: string }>`select id as session, captain_id as player from sessions
      union select session_id, by from session_changes where change in ('created', 'handed-over')`,
  )
  const led = new Set(captains.map(({ session, player }) => session + player))
  const isIn = new Set(['going', 'waitlisted', 'offered'])
  return asked.filter(({ of, who, what, said, sent, answered }) => {
    if (led.has(of + who)) return false
    const mine = changes.filter(
      ({ session, player, change }) => session === of && player === who && stateAfter[change],
    )
    const before = mine.filter(({ at }) => at < sent - slack).at(-1)
    const during = mine.filter(({ at }) => at >= sent - slack && at <= answered + slack)
    const states = [before, ...during].map((change) => (change ? (stateAfter[change.change] ?? '') : 'out'))
    if (said === 'already-in') return !states.some((state) => isIn.has(state))
    if (said === 'not-in' && (what === 'leave' || what === 'accept'))
      return !states.some((state) => !isIn.has(state))
    return false
  })
}

const failures = ({ asked }: HistoryRun) =>
  asked.filter(({ status, said }) => status >= 500 && said !== 'stopping')

export const findViolations = async (play: HistoryRun): Promise<Record<string, unknown[]>> => {
  const { world, asked } = play
  const found: Record<string, unknown[]> = {
    'two bookings on one time range': await overlaps(world),
    'more places taken than there are': await tooFull(world),
    'somebody waits though a place is free': await countWaiting(world),
    'a place is not what its history says': await placesAgainstHistory(world),
    'a player is charged or marked late for a game that they could neither play nor leave':
      await wronglyCharged(world),
    'a session and its booking disagree': await tornApart(world),
    'a booking is not what is kept of it for its customer': await listCustomerMismatches(world.db),
    'a session ended twice': await endedTwice(world),
    'somebody was told twice': await notifiedTwice(world),
    'somebody was not told': await notNotified(world),
    'a slot was said to be taken and was free': await untrueTaken(world, asked),
    'a session was said to be over and was not': await untrueEnded(world, asked),
    'a place was said to be there or not, and was otherwise': await untruePlace(world, asked),
    'the server failed': failures(play),
    'one key, two answers': play.unlike,
  }
  return Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0))
}
