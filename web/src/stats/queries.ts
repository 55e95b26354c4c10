import { getPlayerStats } from '@i-one/contract/stats'
import { type LeaderboardFigure, getLeaderboard } from '@i-one/contract/stats/leaderboard'
import { getHeadToHead, getStreaks } from '@i-one/contract/stats/records'
import {
  type TeamFigure,
  getTeamLeaderboard,
  getTeamHeadToHead,
  getTeamStats,
} from '@i-one/contract/stats/teams'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const playerStatsQuery = (id: string, season: string | undefined) =>
  queryOptions({
    queryKey: ['stats', 'player', id, season],
    queryFn: ({ signal }) => call(getPlayerStats, { params: { id }, query: { season }, signal }),
    placeholderData: keepPreviousData,
  })

interface Board<Figure> {
  season: string | undefined
  by: Figure
  near: readonly [number, number] | undefined
}

export const leaderboardQuery = ({ season, by, near }: Board<LeaderboardFigure>) =>
  queryOptions({
    queryKey: ['stats', 'leaderboard', season, by, near],
    queryFn: ({ signal }) =>
      call(getLeaderboard, { query: { season, by, lng: near?.[0], lat: near?.[1] }, signal }),
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

export const teamStatsQuery = (id: string, season: string | undefined) =>
  queryOptions({
    queryKey: ['stats', 'team', id, season],
    queryFn: ({ signal }) => call(getTeamStats, { params: { id }, query: { season }, signal }),
    placeholderData: keepPreviousData,
  })

export const teamHeadToHeadQuery = (id: string, other: string) =>
  queryOptions({
    queryKey: ['stats', 'team-meetings', id, other],
    queryFn: ({ signal }) => call(getTeamHeadToHead, { params: { id, other }, signal }),
  })

export const teamLeaderboardQuery = ({ season, by, near }: Board<TeamFigure>) =>
  queryOptions({
    queryKey: ['stats', 'team-board', season, by, near],
    queryFn: ({ signal }) =>
      call(getTeamLeaderboard, { query: { season, by, lng: near?.[0], lat: near?.[1] }, signal }),
    placeholderData: keepPreviousData,
  })
