import type { MatchRow, listMatches } from '@i-one/contract/matches/schedule'
import type * as z from 'zod/mini'
import type { Database } from '../../lib/database/database.ts'
import { listIdsWithin } from '../../pitches/sql.ts'
import { projectCap } from '../../pitches/stereographic.ts'
import { requireScheduleRange } from '../rules.ts'
import { toScheduleRow } from '../wire.ts'
import { type SearchArea, toSearchArea } from './rules.ts'
import { type ScheduleFilter, listOwnSchedule, listPublicSchedule } from './sql.ts'

export interface ScheduleQuery extends Omit<ScheduleFilter, 'pitches'> {
  near: SearchArea | null
}

export const parseScheduleQuery = (query: z.output<typeof listMatches.query>): ScheduleQuery => {
  const { filter, limit, after = null } = query
  const [from, to] = [new Date(query.from), new Date(query.to)]
  requireScheduleRange(from, to)
  return { from, to, filter, limit, after, near: toSearchArea(query) }
}

const pitchesNear = (db: Database, near: SearchArea) => {
  const cap = (hemisphere: 'north' | 'south') => projectCap(hemisphere, near, near.radius * 1000)
  return listIdsWithin(db, { north: cap('north'), south: cap('south') })
}

export const listPublicRows = async (db: Database, { near, ...wanted }: ScheduleQuery) => {
  const pitches = near && (await pitchesNear(db, near))
  return (await listPublicSchedule(db, { ...wanted, pitches })).map(toScheduleRow)
}

export const listOwnRows = async (db: Database, userId: string, { after, ...wanted }: ScheduleQuery) =>
  after ? [] : (await listOwnSchedule(db, userId, { ...wanted, pitches: null, after })).map(toScheduleRow)

const keyOf = ({ start, _id }: MatchRow) => `${start} ${_id}`

export const mergeRows = (...lists: MatchRow[][]) =>
  [...new Map(lists.flat().map((row) => [row._id, row])).values()].toSorted((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  )
