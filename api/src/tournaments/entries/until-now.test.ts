import { expect, test } from 'vitest'
import { createDatabaseOfV010 } from '../../../test/database-of-v010.ts'
import { toOldCentreId as id } from '../../../test/old-centre.ts'

test('entries of v0.1.0 owe their fee unless withdrawn, and are agreed unless the organizer entered the team', async () => {
  const { run, upgrade } = await createDatabaseOfV010()
  const organizer = 1
  const captain = 2
  for (const n of [organizer, captain]) {
    await run(`insert into players (id, name, created_at) values ('${id(n)}', 'P', now())`)
    await run(`
      insert into users (id, first_name, last_name, nickname, email, email_key, phone_number, address, position, lng, lat,
        created_at, password_hash)
      values ('${id(n)}', 'F', 'L', 'n${n}', 'n${n}@example.com', 'n${n}@example.com', '', '', 'GK', 0, 0, now(), '')`)
  }
  await run(`
    insert into tournaments (id, code, organizer_id, name, form, rounds, best_others, third_place, most, entries_until, squad_most, squad_until,
      fee_amount, fee_currency, rules, state,
      created_at)
    values ('${id(10)}', 'cup', '${id(organizer)}', 'Cup', 'league', 1, 0, false, 8, now(), 8, now(), 4500000, 'NGN',
      '{}', 'running', now())`)
  const enter = async (n: number, by: number, state = 'entered') => {
    await run(`
      insert into teams (id, name, address, lng, lat, invite_code, created_at) values ('${id(n)}', 'T${n}', '', 0, 0, 'c${n}', now())`)
    await run(`
      insert into tournament_entries (tournament_id, team_id, state, entered_at)
      values ('${id(10)}', '${id(n)}', '${state}', now())`)
    await run(`
      insert into tournament_changes (tournament_id, at, by, change, team_id)
      values ('${id(10)}', now(), '${id(by)}', 'entered', '${id(n)}')`)
  }
  const [withdrawn, unasked, own] = [20, 21, 22]
  await enter(withdrawn, organizer, 'withdrawn')
  await enter(unasked, organizer)
  await enter(own, captain)

  await upgrade()
  expect(
    await run(`
      select right(team_id::text, 2)::int as team, owed, agreed_at is not null as agreed
      from tournament_entries left join fee_balances using (tournament_id, team_id) order by team_id`),
  ).toEqual([
    { team: withdrawn, owed: null, agreed: false },
    { team: unasked, owed: 4_500_000, agreed: false },
    { team: own, owed: 4_500_000, agreed: true },
  ])
})
