export type Position = 'GK' | 'DF' | 'MF' | 'FW'

export type Group = 'goalkeeper' | 'defenders' | 'midfielders' | 'forward'

const groups: Record<Position, Group> = {
  GK: 'goalkeeper',
  DF: 'defenders',
  MF: 'midfielders',
  FW: 'forward',
}

export const toGroup = (position: Position): Group => groups[position]

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export const toInitials = (name: string): string => {
  const words = name.normalize('NFC').trim().split(/\s+/u)
  return [words[0], words.at(-1)].map((word) => firstLetter(word ?? '')).join('')
}

/** Returns one letter for a single name: 'E' for 'Emeka', where `toInitials` returns 'EE'. */
export const toPersonInitials = (name: string): string =>
  /\s/u.test(name.trim()) ? toInitials(name) : firstLetter(name.normalize('NFC').trim())

const firstLetter = (word: string): string => {
  const letters = [...graphemes.segment(word)].map(({ segment }) => segment)
  const letter = letters.find((segment) => /^[\p{L}\p{N}]/u.test(segment)) ?? letters[0] ?? ''
  return letter.toUpperCase()
}

export interface SquadPlayer {
  player: string
  name: string
  position: Position | null
  number?: number
}

/**
 * `x` and `y` are percentages of the pitch's width and length, both set or both missing. `y` is 0 at the team's own
 * goal.
 */
export interface LineupPlayer {
  player: string
  number: number
  initials: string
  name: string
  x?: number
  y?: number
}

export type Lineup = Record<Group | 'substitutes', LineupPlayer[]>

export const createStartingLineup = (players: readonly SquadPlayer[], playersPerTeam: number): Lineup => {
  const keeper = keeperAmong(players, playersPerTeam)
  const others = players.filter((one) => one !== keeper)
  const byUse = others.toSorted((a, b) => Number(a.position === 'GK') - Number(b.position === 'GK'))
  const starting = new Set(byUse.slice(0, Math.max(0, playersPerTeam - 1)))
  const numbers = assignShirtNumbers(keeper ? [keeper, ...others] : others)
  const row = (one: SquadPlayer) => toLineupPlayer(one, numbers.get(one))

  const lineup: Lineup = { goalkeeper: [], defenders: [], midfielders: [], forward: [], substitutes: [] }
  if (keeper) lineup.goalkeeper.push(row(keeper))
  const outfield = [lineup.defenders, lineup.midfielders, lineup.forward]
  for (const one of starting) if (isOutfield(one.position)) lineup[toGroup(one.position)].push(row(one))
  for (const one of starting) if (!isOutfield(one.position)) smallest(outfield).push(row(one))
  for (const one of others) if (!starting.has(one)) lineup.substitutes.push(row(one))
  return lineup
}

export const toLineupPlayer = ({ player, name }: SquadPlayer, number = 0): LineupPlayer => {
  return { player, number, initials: toPersonInitials(name), name }
}

const keeperAmong = (players: readonly SquadPlayer[], playersPerTeam: number): SquadPlayer | undefined => {
  const first = players.slice(0, playersPerTeam)
  return (
    players.find(({ position }) => position === 'GK') ??
    first.find(({ position }) => position === null) ??
    first[0]
  )
}

export const assignShirtNumbers = (players: readonly SquadPlayer[]): Map<SquadPlayer, number> => {
  const worn = new Map<number, SquadPlayer>()
  for (const one of players) {
    if (one.number !== undefined && !worn.has(one.number)) worn.set(one.number, one)
  }
  const numbers = new Map([...worn].map(([number, one]) => [one, number]))
  let lowest = 1
  for (const one of players) {
    if (numbers.has(one)) continue
    while (worn.has(lowest)) lowest++
    worn.set(lowest, one)
    numbers.set(one, lowest)
  }
  return numbers
}

const isOutfield = (position: Position | null): position is Exclude<Position, 'GK'> =>
  position !== null && position !== 'GK'

const smallest = <T>(groups: T[][]): T[] =>
  groups.reduce((min, group) => (group.length < min.length ? group : min))
