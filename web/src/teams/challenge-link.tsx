import type { Team } from '@i-one/contract/teams'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button-class.ts'
import { isTeamLeader } from './leads-team.ts'
import { myTeamsQuery } from './queries.ts'

type ChallengeLinkProps = {
  team: Pick<Team, '_id' | 'name'>
  /** True in a list, where the link's label must name the team. */
  inRow?: boolean
}

export function ChallengeLink({ team: { _id, name }, inRow = false }: ChallengeLinkProps) {
  const { data: mine = [] } = useQuery(myTeamsQuery)
  const led = mine.filter(isTeamLeader)
  if (led.length === 0 || led.some((one) => one._id === _id)) return null
  return (
    <Link className={buttonClass({ variant: inRow ? 'primary' : 'chalk' })} to={`/teams/${_id}/challenge`}>
      {inRow ? (
        <Trans comment="Verb on a button, before the name of a team">
          Challenge<span className="vh">: {name}</span>
        </Trans>
      ) : (
        <Trans comment="Verb on a button">Challenge</Trans>
      )}
    </Link>
  )
}
