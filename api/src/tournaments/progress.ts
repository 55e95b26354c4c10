import { isLive as isMatchLive } from '@i-one/game/matches/match-state'
import {
  type Structure,
  type Outcomes,
  type Progress,
  type Withdrawal,
  computeProgress,
} from '@i-one/game/tournaments/progress'
import { listQualifierSeeds } from '@i-one/game/tournaments/qualifiers'
import type { Result } from '@i-one/game/tournaments/result'
import type { Cards } from '@i-one/game/tournaments/standings'
import type { ScorersAndCards } from './scores-sql.ts'
import type { StoredEntry, StoredTie, StoredTournament } from './sql.ts'

/** The single group of a league has an empty name. */
const league = ''

const groupNames = ({ entries }: StoredTournament) =>
  [...new Set(entries.flatMap(({ group }) => group ?? []))].toSorted(
    (a, b) => a.length - b.length || (a < b ? -1 : 1),
  )

export const isKnockOut = ({ sourceOne }: StoredTie) => sourceOne !== null

export const toStructure = (stored: StoredTournament): Structure => {
  const { form, entries, ties, earlier, rules, qualify, bestOthers } = stored
  const replayed = new Set(earlier.map(({ number }) => number))
  const names = form === 'groups' ? groupNames(stored) : form === 'league' ? [league] : []
  const groups = names.map((name) => ({
    name,
    teams: entries
      .filter(({ group, seed }) => seed !== null && (group ?? league) === name)
      .map(({ team }) => team),
    matches: ties
      .filter((tie) => !isKnockOut(tie) && (tie.group ?? league) === name)
      .map(({ number, teamOne, teamTwo }) => ({ number, home: teamOne ?? '', away: teamTwo ?? '' })),
  }))
  const drawn = entries.filter(({ seed }) => seed !== null)
  return {
    rules,
    walkover: [rules.walkover, 0],
    groups,
    qualify: qualify ?? 0,
    bestOthers,
    seeds:
      form === 'groups'
        ? listQualifierSeeds({ groups: names, qualify: qualify ?? 1, bestOthers })
        : drawn.map((_, n) => `S${n + 1}`),
    ties: ties.filter(isKnockOut).map((tie) => ({
      number: tie.number,
      round: tie.round,
      sides: [tie.sourceOne ?? '', tie.sourceTwo ?? ''],
      ...(tie.thirdPlace && { thirdPlace: true as const }),
      ...((hasBegun(tie) || replayed.has(tie.number)) &&
        tie.teamOne !== null &&
        tie.teamTwo !== null && { lockedTeams: [tie.teamOne, tie.teamTwo] as const }),
    })),
    entrants: drawn.map(({ team }) => team),
  }
}

export const toResult = (tie: StoredTie, withLive = false): Result | undefined => {
  const { teamOne, teamTwo, result, played } = tie
  if (teamOne === null || teamTwo === null) return undefined
  const teams = { home: teamOne, away: teamTwo }
  if (result) {
    const score = [tie.scoreOne ?? 0, tie.scoreTwo ?? 0] as const
    return {
      ...teams,
      score,
      ...shootOutOf(tie),
      ...(result !== 'played' && { kind: result }),
      ...(tie.lotWinner !== null && { winner: tie.lotWinner }),
    }
  }
  const counts = played && (played.isScored || (withLive && isLive(tie)))
  return counts ? { ...teams, score: [played.scoreOne, played.scoreTwo], ...shootOutOf(played) } : undefined
}

const shootOutOf = ({ shootOutOne, shootOutTwo }: Pick<StoredTie, 'shootOutOne' | 'shootOutTwo'>) =>
  shootOutOne !== null && shootOutTwo !== null && { shootOut: [shootOutOne, shootOutTwo] as const }

export const isLive = ({ result, played }: StoredTie) =>
  result === null && played !== null && isMatchLive(played.state)

/** True if any event was recorded, even if the kick-off event was voided later. */
export const isRecorded = ({ result, played }: StoredTie) => result === null && played?.isRecorded === true

export const hasBegun = (tie: StoredTie) =>
  tie.result !== null || isLive(tie) || isRecorded(tie) || tie.played?.isScored === true

const decidedWithoutPlaying = new Set<StoredTie['result']>(['walkover', 'both-absent', 'void'])

/** Teams entered by the organizer can withdraw free of charge even after the draw, until they accept the entry or play. */
export const isWithdrawalFree = (
  { state, ties, earlier }: StoredTournament,
  { team, isAgreed }: StoredEntry,
) => {
  if (state === 'entries') return true
  const hasPlayed = [...ties, ...earlier].some(
    (tie) =>
      [tie.teamOne, tie.teamTwo].includes(team) && hasBegun(tie) && !decidedWithoutPlaying.has(tie.result),
  )
  return !isAgreed && !hasPlayed
}

export const toWithdrawal = (
  { state, keepsPlace }: Pick<StoredEntry, 'state' | 'keepsPlace'>,
  rules: StoredTournament['rules'],
): Withdrawal | undefined => {
  if (state !== 'withdrawn') return undefined
  return keepsPlace ? 'knock-out' : rules.withdrawal
}

const noCards: Cards = { yellow: 0, secondYellow: 0, red: 0 }

export const countCardsByTeam = ({ cards }: ScorersAndCards, matches: readonly StoredTie[]) => {
  const counted = new Set(
    matches.filter(({ played, result }) => played && result !== 'void').map(({ id }) => id),
  )
  const sums: Record<string, Cards> = {}
  for (const { match, team, yellow, secondYellow, red } of cards) {
    if (!counted.has(match)) continue
    const sum = sums[team] ?? noCards
    sums[team] = {
      yellow: sum.yellow + yellow,
      secondYellow: sum.secondYellow + secondYellow,
      red: sum.red + red,
    }
  }
  return sums
}

export const toProgressInput = (stored: StoredTournament, withLive = false): Outcomes => {
  const { entries, ties, rules, lots } = stored
  const groupTies = ties.filter((tie) => !isKnockOut(tie))
  return {
    results: new Map(
      ties.flatMap((tie) => {
        const result = toResult(tie, withLive)
        return result ? [[tie.number, result] as const] : []
      }),
    ),
    withdrawn: Object.fromEntries(
      entries.flatMap((entry) => {
        const withdrawal = toWithdrawal(entry, rules)
        return withdrawal ? [[entry.team, withdrawal] as const] : []
      }),
    ),
    deductions: Object.fromEntries(entries.map(({ team, deduction }) => [team, deduction])),
    cards: countCardsByTeam(stored, groupTies),
    lots,
  }
}

export const toProgress = (stored: StoredTournament) =>
  computeProgress(toStructure(stored), toProgressInput(stored))

/** If drawing lots is a tie-break, a tournament without a champion is incomplete: lots must still decide first place. */
export const isComplete = ({ groups, ties, champion }: Progress, { order }: { order: readonly string[] }) =>
  groups.every(({ complete }) => complete) &&
  ties.every(({ winner }) => winner !== undefined) &&
  (champion !== undefined || !order.includes('lot'))

export const getMatchType = (tie: StoredTie) => {
  if (!isKnockOut(tie)) return 'League Match'
  return tie.round === 1 && !tie.thirdPlace ? 'Cup Finals' : 'Cup Match'
}
