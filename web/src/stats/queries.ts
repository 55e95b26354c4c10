import { getPlayerStats } from '@i-one/contract/stats'
import { type LeaderboardFigure, getLeaderboard } from '@i-one/contract/stats/leaderboard'
import { getHeadToHead, getStreaks } from '@i-one/contract/stats/records'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const playerStatsQuery = (id: string, season: string | undefined) =>
  queryOptions({
    queryKey: ['stats', 'player', id, season],
    queryFn: ({ signal }) => call(getPlayerStats, { params: { id }, query: { season }, signal }),
    placeholderData: keepPreviousData,
  })

interface Board {
  season: string | undefined
  by: LeaderboardFigure
  near: readonly [number, number] | undefined
}

export const leaderboardQuery = ({ season, by, near }: Board) =>
  queryOptions({
    queryKey: ['stats', 'leaderboard', season, by, near],
    queryFn: ({ signal }) => {
      const where = near && { lng: near[0], lat: near[1] }
      return call(getLeaderboard, { query: { season, by, ...where }, signal })
    },
    placeholderData: keepPreviousData,
  })

export const streaksQuery = (id: string) =>
  queryOptions({
    queryKey: ['stats', 'streaks', id],
    queryFn: ({ signal }) => call(getStreaks, { params: { id }, signal }),
  })

export const headToHeadQuery = (id: string, other: string) =>
  queryOptions({
    queryKey: ['stats', 'against', id, other],
    queryFn: ({ signal }) => call(getHeadToHead, { params: { id, other }, signal }),
  })
