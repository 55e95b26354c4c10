import type { Session } from '@i-one/contract/sessions'
import { findDecidingKicks } from '@i-one/game/matches/winner'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { setNameText } from './next-words.ts'
import { toTableRows } from './table-rows.ts'

type PlayedSession = Pick<Session, 'sets' | 'setNames' | 'matches'>

export const hasPlayedMatches = ({ matches }: Pick<Session, 'matches'>) =>
  matches.some(({ played }) => played)

const columns = [
  [t({ message: 'P', context: 'column of a table', comment: 'Short for played' }), t`Played`, 'played'],
  [t({ message: 'W', context: 'column of a table', comment: 'Short for won' }), t`Won`, 'won'],
  [t({ message: 'D', context: 'column of a table', comment: 'Short for drawn' }), t`Drawn`, 'drawn'],
  [t({ message: 'L', context: 'column of a table', comment: 'Short for lost' }), t`Lost`, 'lost'],
] as const

const cell = 'px-1 py-2.5 border-b border-b-line text-end whitespace-nowrap'
const firstCell = 'ps-0 pe-1 py-2.5 border-b border-b-line text-start'
const head = 'text-muted text-small font-medium'

export function SessionTable({ session }: { session: PlayedSession }) {
  return (
    <div className="mt-7">
      <h3 className="mb-2 text-[1.125rem]">
        <Trans>Table</Trans>
      </h3>
      <table className="w-full border-collapse">
        <caption className="vh">
          <Trans>Results of each team</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${firstCell} ${head}`}>
              <Trans>Team</Trans>
            </th>
            {columns.map(([short, long, figure]) => (
              <Column key={figure} short={short} long={long} />
            ))}
            <th scope="col" className={`${cell} ${head}`}>
              <Trans>Goals</Trans>
            </th>
            <Column short={t`Pts`} long={t`Points`} />
          </tr>
        </thead>
        <tbody>
          {toTableRows(session).map((row) => (
            <tr key={row.team}>
              <th scope="row" className={`${firstCell} font-strong wrap-anywhere`}>
                {setNameText(session, Number(row.team))}
              </th>
              {columns.map(([, , figure]) => (
                <td key={figure} className={`num ${cell}`}>
                  {row[figure]}
                </td>
              ))}
              <td className={`num ${cell}`}>
                {row.goalsFor}–{row.goalsAgainst}
              </td>
              <td className={`num ${cell} text-[1.25rem]`}>{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasPenaltyWin(session) && (
        <p className="small mute">
          <Trans>A match won on penalties counts as a win.</Trans>
        </p>
      )}
    </div>
  )
}

const hasPenaltyWin = ({ matches }: PlayedSession) =>
  matches.some((match) => match.played && findDecidingKicks(match))

const Column = ({ short, long }: { short: string; long: string }) => (
  <th scope="col" className={`${cell} ${head}`}>
    <span aria-hidden="true">{short}</span>
    <span className="vh">{long}</span>
  </th>
)
