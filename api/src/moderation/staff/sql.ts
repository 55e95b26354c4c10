import type { AccountForStaff, SearchResult } from '@i-one/contract/moderation/staff'
import { upcomingStates, endedStates, attendedStates } from '@i-one/contract/sessions/states'
import { unfinishedStates, overStates } from '@i-one/game/matches/match-state'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstRow, toSqlLiterals, firstValue } from '../../lib/database/rows.ts'

export const listStaff = (db: Database) =>
  allRows<{ email: string; name: string; since: Date | null }>(db)`
    select u.email, u.nickname as name,
      (select max(at) from audit_log where act = 'granted' and subject_id = u.id) as since
    from users u where is_admin order by u.email_key`

const maxPerKind = 20

/** `name` of a session is its pitch's name. `hint` is a role, an address or a state, and null for a team. */
export interface FoundRow extends Pick<SearchResult, 'kind' | '_id' | 'name'> {
  hint: string | null
  code: string | null
  listed: boolean | null
  start: Date | null
  timeZone: string | null
}

/** Also finds hidden names that are not deleted yet. Lists prefix matches first. */
export const searchByText = (db: Database, { text, emailKey }: { text: string; emailKey: string }) =>
  allRows<FoundRow>(db)`
    with wanted as (select searchable(${text}::text) as text),
    hidden as (
      select coalesce(user_id, pitch_id, team_id, centre_id) as id from hidden_things, wanted
      where what = 'name' and position(wanted.text in searchable(array_to_string(names, ' '))) > 0
    ),
    accounts as (
      select 'account' as kind, u.id as _id, concat_ws(' ', u.first_name, u.last_name) || ' (' || u.nickname || ')' as name,
        case when u.suspended_at is not null then 'suspended' when u.is_admin then 'staff'
          when u.is_owner then 'organizer' else 'player' end as hint
      from users u, wanted
      where u.email_key = ${emailKey} or u.id::text = ${text} or u.id in (select id from hidden)
        or position(wanted.text in searchable(u.nickname || ' ' || u.first_name || ' ' || u.last_name)) > 0
      order by (u.email_key = ${emailKey}) desc, starts_with(searchable(u.nickname), wanted.text) desc, u.nickname, u.id
      limit ${maxPerKind}
    ), grounds as (
      select 'pitch' as kind, p.id as _id, p.name, p.address as hint, p.listed
      from pitches p, wanted
      where p.id::text = ${text} or p.id in (select id from hidden)
        or position(wanted.text in searchable(p.name || ' ' || p.address)) > 0
      order by starts_with(searchable(p.name), wanted.text) desc, p.name, p.id limit ${maxPerKind}
    ), centres_of_several as (
      select 'centre' as kind, c.id as _id, c.name, c.address as hint, c.code
      from centres c, wanted
      where (c.id::text = ${text} or c.code = ${text} or c.id in (select id from hidden)
          or position(wanted.text in searchable(c.name)) > 0)
        and (select count(*) from (select from pitches where centre_id = c.id limit 2) as its) > 1
      order by starts_with(searchable(c.name), wanted.text) desc, c.name, c.id limit ${maxPerKind}
    ), squads as (
      select 'team' as kind, t.id as _id, t.name from teams t, wanted
      where t.id::text = ${text} or t.id in (select id from hidden)
        or position(wanted.text in searchable(t.name)) > 0
      order by starts_with(searchable(t.name), wanted.text) desc, t.name, t.id limit ${maxPerKind}
    ), games as (
      select 'session' as kind, s.id as _id, p.name, s.state as hint, lower(b.during) as start, p.time_zone
      from sessions s join bookings b on b.id = s.booking_id join pitches p on p.id = b.pitch_id, wanted
      where s.id in (
        select id from sessions where id = (case when ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text}::text::uuid end)
        union all select id from sessions where code = ${text}
        union all select s.id from sessions s join bookings b on b.id = s.booking_id join pitches p on p.id = b.pitch_id
          where s.state in (${toSqlLiterals(upcomingStates)}) and position(wanted.text in searchable(p.name)) > 0)
      order by lower(b.during), s.id limit ${maxPerKind}
    )
    select kind, _id, name, hint, null as code, null::boolean as listed, null::timestamptz as start, null as "timeZone"
    from accounts
    union all select kind, _id, name, hint, null, listed, null, null from grounds
    union all select kind, _id, name, hint, code, null, null, null from centres_of_several
    union all select kind, _id, name, hint, null, null, start, time_zone from games
    union all select kind, _id, name, null, null, null, null, null from squads`

type Counts = 'logins' | 'played' | 'came' | 'ahead' | 'blockedBy' | 'scoring'
export type AccountCounts = Pick<AccountForStaff, Counts> & { words: string | null }

export const findAccountCounts = (db: Database, userId: string, now: Date) =>
  firstRow<AccountCounts>(db)`
    select
      (select count(*)::int from logins where user_id = ${userId}) as logins,
      (select count(*)::int from places p join sessions s on s.id = p.session_id
        where p.player_id = ${userId} and s.state in (${toSqlLiterals(endedStates)}) and s.state <> 'cancelled'
          and p.state in (${toSqlLiterals(attendedStates)})) as played,
      (select count(*)::int from places p join sessions s on s.id = p.session_id
        where p.player_id = ${userId} and s.state in (${toSqlLiterals(endedStates)}) and s.state <> 'cancelled'
          and p.state in (${toSqlLiterals(attendedStates)}) and p.state <> 'no-show') as came,
      (select count(*)::int from sessions s join bookings b on b.id = s.booking_id
        where s.captain_id = ${userId} and s.state in (${toSqlLiterals(upcomingStates)}) and upper(b.during) > ${now}) as ahead,
      (select count(*)::int from blocks where blocked_id = ${userId}) as "blockedBy",
      (select coalesce(json_agg(json_build_object('match', id, 'teamOne', team_one_name, 'teamTwo', team_two_name)
          order by starts_at, id), '[]')
        from matches where id in (select match_id from events where by = ${userId})
          and state in (${toSqlLiterals(unfinishedStates)})) as scoring,
      (select why from audit_log where subject_id = ${userId} and act = 'suspended' order by id desc limit 1) as words`

export const countLogins = async (db: Database, userId: string) =>
  (await firstValue<number>(db)`select count(*)::int as n from logins where user_id = ${userId}`) ?? 0

export const listScorerMatches = (db: Database, userId: string) =>
  allRows<{ match: string; teamOne: string; teamTwo: string; captain: string | null }>(db)`
    select m.id as match, m.team_one_name as "teamOne", m.team_two_name as "teamTwo",
      case when s.captain_id <> ${userId} then captain.name end as captain
    from matches m left join sessions s on s.id = m.session_id left join players captain on captain.id = s.captain_id
    where m.state not in (${toSqlLiterals(overStates)})
      and (${userId} in (s.captain_id, s.opponent_id)
        or exists (select from scorers where match_id = m.id and user_id = ${userId}))
    order by m.id`
