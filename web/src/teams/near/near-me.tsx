import type { Point } from '@i-one/contract/shapes'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useUserArea } from '../../lib/where-from.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { ChallengeLink } from '../challenge-link.tsx'
import { isTeamLeader } from '../leads-team.ts'
import { myTeamsQuery, nearbyTeamsQuery, type NearbyTeam } from '../queries.ts'
import { useTeamActions } from '../use-team-actions.ts'
import { TeamRow, TeamListBody } from './team-row.tsx'

/** Lists nearby teams except the user's own teams, which have a tab of their own. */
export function NearbyTeams() {
  const here = useUserArea()
  if (!here) return null
  return (
    <div className="grid grid-cols-1 gap-11 items-start pt-7 lg:grid-cols-2 lg:gap-y-14 lg:gap-x-16 lg:pt-9">
      <WantMatch here={here} />
      <WantPlayers here={here} />
      <Others here={here} />
    </div>
  )
}

type Near = { here: Point }

const isOther = ({ mine }: NearbyTeam) => mine?.state !== 'member'

function WantMatch({ here }: Near) {
  const query = useInfiniteQuery(nearbyTeamsQuery(here, 'match'))
  const { data: mine } = useQuery(myTeamsQuery)
  const leadsNone = mine && !mine.some(isTeamLeader)
  const teams = query.data?.filter(isOther)
  return (
    <Section title={t`Looking for a match`}>
      <TeamListBody query={query}>
        {teams?.length === 0 && (
          <p className="mute">
            <Trans>No team near you is looking for a match right now.</Trans>
          </p>
        )}
        {teams?.length !== 0 && leadsNone && (
          <p className="mute">
            <Trans>Create your own team to challenge these teams.</Trans>
          </p>
        )}
        <ul className="@container">
          {teams?.map((team) => (
            <TeamRow key={team._id} team={team} words={team.matchWanted}>
              <ChallengeLink team={team} inRow />
            </TeamRow>
          ))}
        </ul>
        <MoreButton query={query}>{t`More teams`}</MoreButton>
      </TeamListBody>
    </Section>
  )
}

function WantPlayers({ here }: Near) {
  const query = useInfiniteQuery(nearbyTeamsQuery(here, 'players'))
  const teams = query.data?.filter(isOther)
  return (
    <Section title={t`Looking for players`}>
      <TeamListBody query={query}>
        {teams?.length === 0 && (
          <p className="mute">
            <Trans>No team near you is looking for players right now.</Trans>
          </p>
        )}
        <ul className="@container">
          {teams?.map((team) => (
            <TeamRow key={team._id} team={team} words={team.playersWanted}>
              <AskToJoin team={team} />
            </TeamRow>
          ))}
        </ul>
        <MoreButton query={query}>{t`More teams`}</MoreButton>
      </TeamListBody>
    </Section>
  )
}

function Others({ here }: Near) {
  const query = useInfiniteQuery(nearbyTeamsQuery(here))
  const near = query.data?.filter(isOther)
  const teams = near?.filter(
    ({ matchWanted, playersWanted }) => matchWanted === undefined && playersWanted === undefined,
  )
  if (near?.length && !teams?.length && !query.hasNextPage) return null
  return (
    <Section title={t`Other teams`}>
      <TeamListBody query={query}>
        {near?.length === 0 && (
          <p className="mute">
            <Trans>There are no other teams within 25 km of you. Create the first one.</Trans>
          </p>
        )}
        <ul className="@container">
          {teams?.map((team) => (
            <TeamRow key={team._id} team={team} />
          ))}
        </ul>
        <MoreButton query={query}>{t`More teams`}</MoreButton>
      </TeamListBody>
    </Section>
  )
}

/** Uses the same button to send and withdraw the request, so that the button keeps the keyboard focus. */
function AskToJoin({ team: { _id, name, mine } }: { team: NearbyTeam }) {
  const { act, doing } = useTeamActions(_id)
  const hasAsked = mine?.state === 'asked'
  return (
    <Button
      variant="ghost"
      pending={doing !== undefined}
      pendingText={t`Sending...`}
      onClick={() => void act(hasAsked ? 'leave' : 'join')}
    >
      {hasAsked ? (
        <Trans>
          Cancel request<span className="vh">: {name}</span>
        </Trans>
      ) : (
        <Trans>
          Ask to join<span className="vh">: {name}</span>
        </Trans>
      )}
    </Button>
  )
}
