import { getPlayerStats } from '@i-one/contract/stats'
import { type LeaderboardFigure, getLeaderboard } from '@i-one/contract/stats/leaderboard'
import { getHeadToHead, getStreaks } from '@i-one/contract/stats/records'
import {
  type TeamFigure,
  getTeamLeaderboard,
  getTeamHeadToHead,
  getTeamStats,
} from '@i-one/contract/stats/teams'
import { keepPreviousData } from '@tanstack/react-query'
import { callQuery } from '../lib/call-query.ts'

export const playerStatsQuery = (id: string, season: string | undefined) => ({
  ...callQuery(['stats', 'player', id, season], getPlayerStats, { params: { id }, query: { season } }),
  placeholderData: keepPreviousData,
})

interface Board<Figure> {
  season: string | undefined
  by: Figure
  near: readonly [number, number] | undefined
}

export const leaderboardQuery = ({ season, by, near }: Board<LeaderboardFigure>) => ({
  ...callQuery(['stats', 'leaderboard', season, by, near], getLeaderboard, {
    query: { season, by, lng: near?.[0], lat: near?.[1] },
  }),
  placeholderData: keepPreviousData,
})

export const streaksQuery = (id: string) =>
  callQuery(['stats', 'streaks', id], getStreaks, { params: { id } })

export const headToHeadQuery = (id: string, other: string) =>
  callQuery(['stats', 'against', id, other], getHeadToHead, { params: { id, other } })

export const teamStatsQuery = (id: string, season: string | undefined) => ({
  ...callQuery(['stats', 'team', id, season], getTeamStats, { params: { id }, query: { season } }),
  placeholderData: keepPreviousData,
})

export const teamHeadToHeadQuery = (id: string, other: string) =>
  callQuery(['stats', 'team-meetings', id, other], getTeamHeadToHead, { params: { id, other } })

export const teamLeaderboardQuery = ({ season, by, near }: Board<TeamFigure>) => ({
  ...callQuery(['stats', 'team-board', season, by, near], getTeamLeaderboard, {
    query: { season, by, lng: near?.[0], lat: near?.[1] },
  }),
  placeholderData: keepPreviousData,
})
