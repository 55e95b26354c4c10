import type { Match } from '@i-one/contract/matches'
import type { Event } from '@i-one/contract/matches/events'
import { describe, expect, it } from 'vitest'
import { announcementText } from './announcement.ts'

const nobody = { goalkeeper: [], defenders: [], midfielders: [], forward: [], substitutes: [] }
const emeka = { player: 'e', number: 9, initials: 'EN', name: 'Emeka Nwosu' }
const ada = { player: 'a', number: 12, initials: 'AO', name: 'Ada Obi' }
const match = {
  teamOne: { name: 'Danfo Kings', initials: 'DK' },
  teamTwo: { name: 'Egrets', initials: 'EE' },
  lineups: { T1: { ...nobody, forward: [emeka], substitutes: [ada] }, T2: nobody },
  periods: 1,
  minutesPerPeriod: 8,
} as unknown as Match

const event = (id: string, type: Event['type'], more: Partial<Event> = {}) =>
  ({ id, type, side: 'T1', ...more }) as Event
const kickOff = event('k', 'kick-off')
const goal = event('g', 'goal', { player: 'e' })
const standing = (T1: number, T2: number) => ({ score: { T1, T2 }, minuteOf: () => '3' })
const none = standing(0, 0)

describe('announcements of a match', () => {
  it('name each event, with the score if it may have changed', () => {
    expect(announcementText(match, [kickOff], [], none)).toBe('Kick-off, minute 3.')
    expect(announcementText(match, [kickOff, goal], [kickOff], standing(1, 0))).toBe(
      'Goal, Emeka Nwosu, minute 3. Danfo Kings 1, Egrets 0.',
    )
  })

  it('name both players of a substitution', () => {
    const change = event('s', 'substitution', { player: 'e', on: 'a' })
    expect(announcementText(match, [change], [], none)).toBe(
      'Substitution, Ada Obi for Emeka Nwosu, minute 3.',
    )
  })

  it('are not repeated when the server confirms an event', () => {
    expect(announcementText(match, [kickOff, { ...goal, seq: 2 }], [kickOff, goal], none)).toBeUndefined()
  })

  it('name undone and restored events', () => {
    const undo = event('u', 'void', { voids: 'g' })
    const redo = event('r', 'void', { voids: 'u' })
    expect(announcementText(match, [goal, undo], [goal], none)).toBe(
      'Undone: Goal, Emeka Nwosu. Danfo Kings 0, Egrets 0.',
    )
    expect(announcementText(match, [goal, undo, redo], [goal, undo], standing(1, 0))).toBe(
      'Event restored. Danfo Kings 1, Egrets 0.',
    )
  })

  it('are only the score after many events at once', () => {
    const goals = ['a', 'b', 'c', 'd'].map((id) => event(id, 'goal'))
    expect(announcementText(match, goals, [], standing(4, 0))).toBe('Danfo Kings 4, Egrets 0.')
  })
})
