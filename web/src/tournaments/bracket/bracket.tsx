import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Band } from '../../ui/layout/band.tsx'
import { listTies, isOver, getRoundName } from '../ties.ts'
import { TieCard } from './tie-card.tsx'
import styles from './bracket.module.css'

/** Shows all rounds, or on phones one round and the edge of the next. */
export function Bracket({ tournament }: { tournament: Tournament }) {
  const ties = tournament.stages.find(({ kind }) => kind === 'knock-out')?.ties ?? []
  const rounds = toRounds(ties)
  const [chosen, choose] = useState(() => findCurrentRound(rounds, isOver))
  const third = listTies(tournament).find(({ thirdPlace }) => thirdPlace)
  return (
    <Band
      className={`${styles.band} mt-7 -mx-gut pt-9 px-gut pb-12 overflow-hidden lg:mx-[calc(50%-50vw)] lg:px-[calc(50vw-50%)]`}
    >
      <h2>
        <Trans>Bracket</Trans>
      </h2>
      {rounds.length > 1 && (
        <fieldset className="flex flex-wrap gap-1 mt-4 lg:hidden print:hidden" aria-label={t`Round`}>
          {rounds.map(({ round }) => (
            <button
              key={round}
              type="button"
              className="min-h-touch py-0 px-3 border-0 border-b-4 border-transparent bg-transparent font-bold cursor-pointer aria-pressed:border-chalk"
              aria-pressed={round === chosen}
              onClick={() => choose(round)}
            >
              {getRoundName(round)}
            </button>
          ))}
        </fieldset>
      )}
      <div className="flex gap-(--gap) mt-6">
        {rounds.map((round, at) => (
          <Column
            key={round.round}
            {...round}
            tournament={tournament}
            before={rounds[at - 1]}
            isShown={round.round === chosen || round.round === chosen - 1}
          />
        ))}
      </div>
      {third && (
        <div className="max-w-[420px] mt-8 pt-4 border-t-2 border-t-chalk">
          <h3>
            <Trans>Third place</Trans>
          </h3>
          <TieCard tie={third} tournament={tournament} />
        </div>
      )}
    </Band>
  )
}

type ColumnProps = BracketRound & {
  tournament: Tournament
  before: BracketRound | undefined
  /** True for the chosen round and the next round, the only visible rounds on phones. */
  isShown: boolean
}

const Column = ({ round, places, tournament, before, isShown }: ColumnProps) => (
  <section
    className={classNames(
      'flex-none flex-col min-w-0 lg:flex lg:flex-1 lg:w-auto lg:max-w-[420px] print:flex print:flex-1 print:w-auto',
      isShown ? 'flex w-[74%]' : 'hidden',
    )}
    aria-label={getRoundName(round)}
  >
    <h3>{getRoundName(round)}</h3>
    <ol className="grid grid-cols-1 flex-1 auto-rows-[1fr]">
      {places.map((tie, at) => (
        // keyed by index, because places are never reordered
        // oxlint-disable-next-line react/no-array-index-key
        <li
          key={at}
          className={classNames(
            'relative grid content-center min-h-29 py-3',
            tie && styles.place,
            hasFeeder(before, at) && styles.fed,
          )}
        >
          {tie && <TieCard tie={tie} tournament={tournament} isFinal={round === 1} />}
        </li>
      ))}
    </ol>
  </section>
)

const hasFeeder = (before: BracketRound | undefined, at: number): boolean => {
  const feeders: (Tie | undefined)[] = before?.places.slice(2 * at, 2 * at + 2) ?? []
  return feeders.some(Boolean)
}

export type BracketRound = { round: number; places: (Tie | undefined)[] }

const toFeederNumber = (source: string | undefined) => {
  const [, number] = /^W(\d+)$/.exec(source ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

export const toRounds = (ties: readonly Tie[]): BracketRound[] => {
  const bracketTies = ties.filter(({ thirdPlace }) => !thirdPlace)
  const byNumber = new Map(bracketTies.map((tie) => [tie.number, tie]))
  const first = Math.max(...bracketTies.map(({ round }) => round), 0)
  const rounds: BracketRound[] = []
  let places: (Tie | undefined)[] = bracketTies.filter(({ round }) => round === 1)
  for (let round = 1; round <= first; round++) {
    rounds.unshift({ round, places })
    places = places.flatMap((tie) =>
      [tie?.teamOne, tie?.teamTwo].map((side) => byNumber.get(toFeederNumber(side?.source) ?? NaN)),
    )
  }
  return rounds
}

export const findCurrentRound = (rounds: readonly BracketRound[], isOver: (tie: Tie) => boolean) =>
  rounds.find(({ places }) => places.some((tie) => tie && !isOver(tie)))?.round ?? 1
