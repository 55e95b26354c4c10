import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDatabaseOfV010 } from '../../test/database-of-v010.ts'

const [gone, there, next] = [randomUUID(), randomUUID(), randomUUID()]

const sessions = (author: string) => {
  const [made, edited] = [randomUUID(), randomUUID()]
  return {
    made,
    edited,
    statement: `
      insert into sessions (id, booking_id, captain_id, code, state, minutes_per_match, players_per_team, set_count,
        aet, penalty_shootout, match_type, visibility, minimum, fill_by, created_at, title, note)
      select id::uuid, gen_random_uuid(), '${next}', id, 'open', 8, 5, 2, false, false, 'Friendly Match', 'public', 4,
        now(), now(), 'Title', 'Note'
      from unnest(array['${made}', '${edited}']) as id;
      insert into session_changes (session_id, at, by, change, reason)
      values ('${made}', now(), '${author}', 'created', null), ('${edited}', now(), '${author}', 'created', null),
        ('${edited}', now(), '${next}', 'edited', 'title “Title”, sets 2 → 3')`,
  }
}

const user = (id: string) => `
  insert into players (id, name, created_at) values ('${id}', 'A player', now());
  insert into users (id, first_name, last_name, nickname, email, email_key, password_hash, phone_number, address,
    position, is_owner, lng, lat, created_at)
  values ('${id}', 'Ada', 'Obi', 'Ada', '${id}', '${id}', '', '', '', 'GK', false, 0, 0, now())`

test('the migration deletes texts of deleted accounts, and stores the authors of other texts', async () => {
  const { run, upgrade } = await createDatabaseOfV010()
  const [left, saved] = [sessions(gone), sessions(there)]
  const team = randomUUID()
  await run(`
    set session_replication_role = replica;
    ${user(there)}; ${user(next)}; ${left.statement}; ${saved.statement};
    insert into players (id, name, created_at) values ('${gone}', 'Former player', now());
    insert into teams (id, name, address, lng, lat, invite_code, created_at, ended_at)
      values ('${team}', 'Owls', '9 Home Street', 3.39, 6.55, 'code', now(), now());
    insert into team_formations (id, team_id, name, saved_at) values ('${team}', '${team}', 'Left', now())`)
  const pitch = (owner: string | null) => `
    insert into pitches (owner_id, listed, name, address, lng, lat, time_zone, phone, facilities, photo, surface, slot_minutes,
      price_amount, price_currency, auto_authorize, opening_hours, created_at)
    values (${owner === null ? 'null' : `'${owner}'`}, false, 'Cage', '1 Road', 3, 6, 'Africa/Lagos', '0803', '{Showers}', '',
      'Turf', 60, 1, 'NGN', false, '[]', now())`
  await run(`set session_replication_role = replica; ${pitch(null)}; ${pitch(there)}`)
  await upgrade()
  const texts = async (id: string) => (await run(`select title, note from sessions where id = '${id}'`))[0]
  expect(await texts(left.made)).toEqual({ title: '', note: '' })
  expect(await texts(left.edited)).toEqual({ title: 'Title', note: '' })
  expect(await texts(saved.made)).toEqual({ title: 'Title', note: 'Note' })
  const authors = await run(`select text, row_id, user_id from text_authors order by text, row_id`)
  expect(authors).toHaveLength(5)
  for (const [text, row_id, user_id] of [
    ['sessions.title', left.edited, next],
    ['sessions.title', saved.edited, next],
    ['sessions.note', saved.edited, there],
    ['sessions.title', saved.made, there],
    ['sessions.note', saved.made, there],
  ])
    expect(authors).toContainEqual({ text, row_id, user_id })
  expect(await run('select name, address from teams')).toEqual([{ name: 'Owls', address: '' }])
  expect(
    await run(`
      select c.phone as centre, p.phone || p.facilities[1] as pitch
      from centres c join pitches p on p.centre_id = c.id order by c.owner_id`),
  ).toEqual([
    { centre: '0803', pitch: '0803Showers' },
    { centre: '', pitch: null },
  ])
  expect(await run('select name from team_formations')).toEqual([{ name: 'Formation' }])
})
