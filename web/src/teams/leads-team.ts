import type { TeamCard } from '@i-one/contract/teams'

export const isTeamLeader = ({ mine }: Pick<TeamCard, 'mine'>) =>
  mine?.role === 'captain' || mine?.role === 'vice-captain'
