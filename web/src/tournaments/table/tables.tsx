import type { Tournament } from '@i-one/contract/tournaments'
import { classNames } from '../../ui/class-names.ts'
import { Section } from '../../ui/layout/section.tsx'
import { goOnText, orderText } from '../format-words.ts'
import { LotAct } from '../organize/lot-act.tsx'
import { titledTables } from '../titled-tables.ts'
import { takenText } from './row-words.ts'
import { StandingsTable } from './standings-table.tsx'
import styles from './standings-table.module.css'

/** The tables, and under them what the signs mean. */
export function Tables({ tournament }: { tournament: Tournament }) {
  const { rules, form, entries, mine, state } = tournament
  const tables = titledTables(tournament)
  const drawsLots = mine?.organizer === true && state !== 'cancelled' && rules.order.includes('lot')
  const goOn = form === 'groups' ? goOnText(tournament) : undefined
  const isLevel = tables.some(({ rows }) => rows.some(({ reason }) => reason))
  const isPlaying = tables.some(({ rows }) => rows.some(({ live }) => live))
  return (
    <div className={styles.tables}>
      {tables.map(({ title, rows, open }) => (
        <Section key={title} title={title}>
          <StandingsTable caption={title} rows={rows} tournament={tournament} />
          {open.length > 0 && drawsLots && <LotAct tournament={tournament} rows={open} />}
        </Section>
      ))}
      <div>
        <ul className={styles.key}>
          {goOn && (
            <li>
              <i className={styles.goOnKey} />
              {goOn}
            </li>
          )}
          {isLevel && (
            <li>
              <span className={classNames('num', styles.level)}>2</span>
              Level on points. Tap the team to see why
            </li>
          )}
          {isPlaying && (
            <li>
              <i className={styles.liveKey} />
              Playing now, counted as it stands
            </li>
          )}
          {entries.map(
            ({ team, deduction }) =>
              deduction &&
              deduction.points > 0 && (
                <li key={team._id}>
                  <span className="num">*</span>
                  {team.name}: {takenText(deduction)}
                </li>
              ),
          )}
        </ul>
        <p className="small mute">{orderText(rules)}</p>
      </div>
    </div>
  )
}
