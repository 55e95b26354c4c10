import type { TeamCard } from '@i-one/contract/teams'

/** Who may act for a team: its captain and its vice-captain. */
export const leadsTeam = ({ mine }: Pick<TeamCard, 'mine'>) =>
  mine?.role === 'captain' || mine?.role === 'vice-captain'
