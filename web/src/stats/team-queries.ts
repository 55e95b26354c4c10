import {
  type TeamFigure,
  getTeamLeaderboard,
  getTeamMeetings,
  getTeamStats,
} from '@i-one/contract/stats/teams'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

/** The current season unless one is asked for. */
export const teamStatsQuery = (id: string, season: string | undefined) =>
  queryOptions({
    queryKey: ['stats', 'team', id, season],
    queryFn: ({ signal }) => call(getTeamStats, { params: { id }, query: { season }, signal }),
    placeholderData: keepPreviousData,
  })

/** What two teams played against each other, as the first of them sees it. */
export const teamMeetingsQuery = (id: string, other: string) =>
  queryOptions({
    queryKey: ['stats', 'team-meetings', id, other],
    queryFn: ({ signal }) => call(getTeamMeetings, { params: { id, other }, signal }),
  })

interface Board {
  season: string | undefined
  by: TeamFigure
  /** Longitude and latitude of where those ranked have played; anywhere without. */
  near: readonly [number, number] | undefined
}

export const teamBoardQuery = ({ season, by, near }: Board) =>
  queryOptions({
    queryKey: ['stats', 'team-board', season, by, near],
    queryFn: ({ signal }) => {
      const where = near && { lng: near[0], lat: near[1] }
      return call(getTeamLeaderboard, { query: { season, by, ...where }, signal })
    },
    placeholderData: keepPreviousData,
  })
