import {
  type TeamFigure,
  getTeamLeaderboard,
  getTeamMeetings,
  getTeamStats,
} from '@i-one/contract/stats/teams'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const teamStatsQuery = (id: string, season: string | undefined) =>
  queryOptions({
    queryKey: ['stats', 'team', id, season],
    queryFn: ({ signal }) => call(getTeamStats, { params: { id }, query: { season }, signal }),
    placeholderData: keepPreviousData,
  })

export const teamMeetingsQuery = (id: string, other: string) =>
  queryOptions({
    queryKey: ['stats', 'team-meetings', id, other],
    queryFn: ({ signal }) => call(getTeamMeetings, { params: { id, other }, signal }),
  })

interface Board {
  season: string | undefined
  by: TeamFigure
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
