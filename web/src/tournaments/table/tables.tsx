import type { Tournament } from '@i-one/contract/tournaments'
import { Trans } from '@lingui/react/macro'
import { Section } from '../../ui/layout/section.tsx'
import { labelledText } from '../../ui/text/joins.ts'
import { qualificationText, tieBreakOrderText } from '../format-words.ts'
import { DrawLotsActions } from '../organize/lot-act.tsx'
import { listTitledTables } from '../titled-tables.ts'
import { deductionText } from './row-words.ts'
import { StandingsTable, levelPlaceClass } from './standings-table.tsx'

export function Standings({ tournament }: { tournament: Tournament }) {
  const { rules, form, entries, mine, state } = tournament
  const tables = listTitledTables(tournament)
  const drawsLots = mine?.organizer === true && state !== 'cancelled' && rules.order.includes('lot')
  const goOn = form === 'groups' ? qualificationText(tournament) : undefined
  const isLevel = tables.some(({ rows }) => rows.some(({ reason }) => reason))
  const isPlaying = tables.some(({ rows }) => rows.some(({ live }) => live))
  return (
    <div className="grid grid-cols-1 gap-10 @container">
      {tables.map(({ key, title, rows, open }) => (
        <Section key={key} title={title}>
          <StandingsTable caption={title} rows={rows} tournament={tournament} />
          {open.length > 0 && drawsLots && <DrawLotsActions tournament={tournament} rows={open} />}
        </Section>
      ))}
      <div>
        <ul className="flex flex-wrap gap-y-2.5 gap-x-7 mb-3 text-small font-strong *:flex *:items-center *:gap-3">
          {goOn && (
            <li>
              <i className="flex-none w-1.5 h-5 bg-turf" />
              {goOn}
            </li>
          )}
          {isLevel && (
            <li>
              <span className={`num ${levelPlaceClass}`}>2</span>
              <Trans>Level on points. Tap a team to see what ranks them</Trans>
            </li>
          )}
          {isPlaying && (
            <li>
              <i className="flex-none size-2.25 rounded-[50%] bg-dusk" />
              <Trans>Playing now, current score counts</Trans>
            </li>
          )}
          {entries.map(
            ({ team, deduction }) =>
              deduction &&
              deduction.points > 0 && (
                <li key={team._id}>
                  <span className="num">*</span>
                  {labelledText(team.name, deductionText(deduction))}
                </li>
              ),
          )}
        </ul>
        <p className="small mute">{tieBreakOrderText(rules)}</p>
      </div>
    </div>
  )
}
