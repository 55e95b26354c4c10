import { expect, test } from 'vitest'
import { databaseBefore } from '../../../test/database-before.ts'
import { oldId as id } from '../../../test/old-centre.ts'

test('teams that an organizer entered and that withdrew without playing owe nothing after an upgrade', async () => {
  const { run, upgrade } = await databaseBefore('0146_tournaments_agreed_entries')
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
      time_zone, fee_amount, fee_currency, rules, state,
      created_at)
    values ('${id(10)}', 'cup', '${id(organizer)}', 'Cup', 'league', 1, 0, false, 8, now(), 8, now(), 'Africa/Lagos', 4500000, 'NGN',
      '{}', 'running', now())`)
  const enter = async (n: number, by: number, state = 'withdrawn') => {
    await run(`
      insert into teams (id, name, address, lng, lat, invite_code, created_at) values ('${id(n)}', 'T${n}', '', 0, 0, 'c${n}', now())`)
    await run(`
      insert into tournament_entries (tournament_id, team_id, state, entered_at)
      values ('${id(10)}', '${id(n)}', '${state}', now())`)
    await run(`
      insert into tournament_changes (tournament_id, at, by, change, team_id)
      values ('${id(10)}', now(), '${id(by)}', 'entered', '${id(n)}')`)
    await run(`
      insert into fee_ledger (tournament_id, team_id, act, from_account, to_account, amount, at)
      values ('${id(10)}', '${id(n)}', 'owe', 'share', 'open', 4500000, now())`)
  }
  const [unasked, unaskedStillIn, own, saidPaid] = [20, 21, 22, 23]
  await enter(unasked, organizer)
  await enter(unaskedStillIn, organizer, 'entered')
  await enter(own, captain)
  await enter(saidPaid, organizer)
  await run(`
    insert into fee_ledger (tournament_id, team_id, act, from_account, to_account, amount, by, at)
    values ('${id(10)}', '${id(saidPaid)}', 'say', 'open', 'said', 4500000, '${id(captain)}', now())`)

  await upgrade()
  expect(
    await run(`
      select right(team_id::text, 2)::int as team, owed, agreed_at is not null as agreed
      from fee_balances join tournament_entries using (tournament_id, team_id) order by team_id`),
  ).toEqual([
    { team: unasked, owed: 0, agreed: false },
    { team: unaskedStillIn, owed: 4_500_000, agreed: false },
    { team: own, owed: 4_500_000, agreed: true },
    { team: saidPaid, owed: 4_500_000, agreed: true },
  ])
})
