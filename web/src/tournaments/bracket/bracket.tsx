import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Band } from '../../ui/layout/band.tsx'
import { allTies, isOver, roundName } from '../ties.ts'
import { TieCard } from './tie-card.tsx'
import { type Round, currentRound, treeOf } from './tree.ts'
import styles from './bracket.module.css'

/** Whole on a desk; on a phone one round at a time, with the next one peeking. */
export function Bracket({ tournament }: { tournament: Tournament }) {
  const ties = tournament.stages.find(({ kind }) => kind === 'knock-out')?.ties ?? []
  const rounds = treeOf(ties)
  const [chosen, choose] = useState(() => currentRound(rounds, isOver))
  const third = allTies(tournament).find(({ thirdPlace }) => thirdPlace)
  return (
    <Band className={styles.band}>
      <h2>Bracket</h2>
      {rounds.length > 1 && (
        <fieldset className={styles.rounds} aria-label="Round">
          {rounds.map(({ round }) => (
            <button key={round} type="button" aria-pressed={round === chosen} onClick={() => choose(round)}>
              {roundName(round)}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.tree}>
        {rounds.map((round, at) => (
          <Column
            key={round.round}
            {...round}
            tournament={tournament}
            before={rounds[at - 1]}
            className={shownAs[chosen - round.round]}
          />
        ))}
      </div>
      {third && (
        <div className="max-w-[420px] mt-8 pt-4 border-t-2 border-t-chalk">
          <h3>Third place</h3>
          <TieCard tie={third} tournament={tournament} />
        </div>
      )}
    </Band>
  )
}

/** On a phone, by how many rounds one is after the chosen one. */
const shownAs: Record<number, string | undefined> = { 0: styles.chosen, 1: styles.peeking }

type ColumnProps = Round & {
  tournament: Tournament
  before: Round | undefined
  className: string | undefined
}

const Column = ({ round, places, tournament, before, className }: ColumnProps) => (
  <section className={classNames(styles.round, className)} aria-label={roundName(round)}>
    <h3>{roundName(round)}</h3>
    <ol>
      {places.map((tie, at) => (
        // a place of the tree stays where it is
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={classNames(tie && styles.place, hasFeeder(before, at) && styles.fed)}>
          {tie && <TieCard tie={tie} tournament={tournament} isFinal={round === 1} />}
        </li>
      ))}
    </ol>
  </section>
)

const hasFeeder = (before: Round | undefined, at: number): boolean => {
  const feeders: (Tie | undefined)[] = before?.places.slice(2 * at, 2 * at + 2) ?? []
  return feeders.some(Boolean)
}
