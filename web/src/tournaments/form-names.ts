import type { TournamentForm } from '@i-one/contract/tournaments/rules'

export const formNames: Record<TournamentForm, string> = {
  league: 'League',
  groups: 'Groups then knock-out',
  'knock-out': 'Knock-out',
}
