import type { PaymentMethod } from '@i-one/contract/payments'
import type { Money } from '@i-one/contract/shapes'
import type { TeamColour } from '@i-one/contract/teams'
import type { Transfer } from '@i-one/game/payments/transfers'
import { type RawBuilder, sql } from 'kysely'
import type { Balance } from '../../ledger/rules.ts'
import { type TransferEntry, toTransferRows } from '../../ledger/sql.ts'
import type { Database } from '../../lib/database/database.ts'
import { allIds, allRows, firstRow } from '../../lib/database/rows.ts'

/** Has no `received`, because fees go directly to the organizer. */
export interface FeeBalance extends Omit<Balance, 'received'> {
  team: string
  name: string
  colour: TeamColour | null
  method: PaymentMethod | null
  leaders: string[]
  entered: boolean
}

const leadersOf = (team: RawBuilder<unknown>) => sql`
  array(select user_id from team_members
    where team_id = ${team} and state = 'member' and role in ('captain', 'vice-captain'))`

export const listFeeBalances = (db: Database, tournamentId: string) =>
  allRows<FeeBalance>(db)`
    select b.team_id as team, t.name, t.colour, b.owed, b.open, b.said, b.paid, b.waived, b.refunded, b.method,
      ${leadersOf(sql`t.id`)} as leaders,
      exists (select from tournament_entries
        where tournament_id = b.tournament_id and team_id = t.id and state = 'entered') as entered
    from fee_balances b join teams t on t.id = b.team_id
    where b.tournament_id = ${tournamentId}
    order by (select min(id) from fee_ledger where tournament_id = b.tournament_id and team_id = t.id)`

/** Requires the tournament's lock. If the fee decreases, also reverses the waiver for the difference. */
export const saveFee = async (
  db: Database,
  { tournamentId, team, fee, now }: { tournamentId: string; team: string; fee: number; now: Date },
) => {
  await sql`
    insert into fee_ledger (tournament_id, team_id, act, from_account, to_account, amount, at)
    select ${tournamentId}, ${team}, case when difference > 0 then 'owe' else 'reverse' end,
      case when difference > 0 then 'share' else 'open' end, case when difference > 0 then 'open' else 'share' end,
      abs(difference), ${now}
    from (select ${fee}::int - coalesce((select owed from fee_balances
      where tournament_id = ${tournamentId} and team_id = ${team}), 0)) as change (difference)
    where difference <> 0`.execute(db)
  await sql`
    insert into fee_ledger (tournament_id, team_id, act, from_account, to_account, amount, at)
    select tournament_id, team_id, 'reverse', 'waived', 'open', least(waived, -open), ${now}
    from fee_balances
    where tournament_id = ${tournamentId} and team_id = ${team} and waived > 0 and open < 0`.execute(db)
}

interface DueFee {
  team: string
  leaders: string[]
  tournament: string
  code: string
  price: Money
  entriesUntil: Date
  timeZone: string
}

type Times = Record<'until' | 'enteredBefore' | 'now', Date>

export const listDueFees = (db: Database, { until, enteredBefore, now }: Times) =>
  allIds(db)`
    select e.tournament_id || ' ' || e.team_id as id
    from tournaments t join tournament_entries e on e.tournament_id = t.id
    where t.fee_amount > 0 and t.state <> 'cancelled' and t.entries_until > ${now} and t.entries_until <= ${until}
      and e.fee_reminded_at is null and e.state = 'entered' and e.entered_at <= ${enteredBefore}
    order by t.entries_until`

/** Returns undefined if another process has claimed the entry or the fee is paid. */
export const claimDueFee = (db: Database, entry: string, now: Date) => {
  const [tournamentId, team] = entry.split(' ')
  return firstRow<DueFee>(db)`
    with looked_at as (
      update tournament_entries set fee_reminded_at = ${now}
      where tournament_id = ${tournamentId} and team_id = ${team}
        and fee_reminded_at is null and state = 'entered'
      returning tournament_id, team_id)
    select b.team_id as team, ${leadersOf(sql`b.team_id`)} as leaders, t.name as tournament, t.code,
      json_build_object('amount', b.open, 'currency', t.fee_currency) as price,
      t.entries_until as "entriesUntil", t.time_zone as "timeZone"
    from looked_at join fee_balances b using (tournament_id, team_id) join tournaments t on t.id = b.tournament_id
    where b.open > 0`
}

export const insertFeeTransfers = (
  db: Database,
  { tournamentId, team, ...entry }: TransferEntry & { tournamentId: string; team: string },
  transfers: readonly Transfer[],
) =>
  db
    .insertInto('fee_ledger')
    .values(toTransferRows({ tournament_id: tournamentId, team_id: team }, entry, transfers))
    .execute()
