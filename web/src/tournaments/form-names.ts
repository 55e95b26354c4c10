import type { TournamentFormat } from '@i-one/contract/tournaments/rules'

export const formatNames: Record<TournamentFormat, string> = {
  league: 'League',
  groups: 'Groups then knock-out',
  'knock-out': 'Knock-out',
}
