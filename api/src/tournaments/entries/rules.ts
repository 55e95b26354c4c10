import { ApiError, toInputError } from '../../lib/http/api-error.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import type { StoredMember } from '../../teams/sql.ts'
import type { StoredTournament } from '../sql.ts'
import type { SquadRow } from './sql.ts'

export const requireEntriesOpen = ({ state, entriesUntil }: StoredTournament, now: Date) => {
  // guard: no team can enter a tournament after its deadline
  if (state !== 'entries' || now >= entriesUntil) throw new ApiError('entries-closed')
}

export const requireCanEnter = ({ entries, most }: StoredTournament, team: string) => {
  if (entries.some((entry) => entry.team === team)) throw new ApiError('already-entered')
  // guard: no team can enter a full tournament
  if (entries.length >= most) throw new ApiError('tournament-full', { entered: entries.length })
}

export const requireSquadsOpen = ({ squadUntil }: StoredTournament, isOrganizer: boolean, now: Date) => {
  if (!isOrganizer && now >= squadUntil) throw new ApiError('squads-closed')
}

interface Wanted {
  player: string
  number?: number | undefined
}

const numbered = (wanted: readonly Wanted[], members: readonly StoredMember[]): SquadRow[] => {
  const taken = new Set(wanted.flatMap(({ number }) => number ?? []))
  const worn = new Map(members.map(({ userId, number }) => [userId, number]))
  const take = (number: number) => {
    taken.add(number)
    return number
  }
  const lowest = () => {
    let number = 1
    while (taken.has(number)) number++
    return take(number)
  }
  const saved = wanted.map(({ player, number }) => {
    const own = worn.get(player)
    return { player, number: number ?? (own && !taken.has(own) ? take(own) : undefined) }
  })
  return saved.map(({ player, number }) => ({ player, number: number ?? lowest() }))
}

/** Rejects players who are neither in the team nor in `before`, the previous squad. Defaults to the whole team. */
export const toSquad = (
  members: readonly StoredMember[],
  wanted: readonly Wanted[] | undefined,
  most: number,
  before: readonly { player: string }[] = [],
): SquadRow[] => {
  const inTeam = members.filter(({ state }) => state === 'member')
  if (!wanted)
    return numbered(
      inTeam.slice(0, most).map(({ userId }) => ({ player: userId })),
      inTeam,
    )
  if (wanted.length > most) throw new ApiError('squad-too-large', { most })
  const known = new Set([...inTeam.map(({ userId }) => userId), ...before.map(({ player }) => player)])
  const stranger = wanted.findIndex(({ player }) => !known.has(player))
  if (stranger >= 0)
    throw toInputError({ [`squad.${stranger}.player`]: i18n._('This player isn’t in the team') })
  return numbered(wanted, inTeam)
}
