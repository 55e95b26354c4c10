import type { Team, TeamMember } from '@i-one/contract/teams'
import { listText } from '@i-one/game/formats/lists'
import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { positionCode } from '../lib/positions.ts'
import { toTeamKit } from '../stats/team-kit.ts'
import { Chip } from '../ui/chip.tsx'
import { Shirt } from '../ui/football/shirt.tsx'
import { Section } from '../ui/layout/section.tsx'
import { listUnusedNumbers } from './free-shirts.ts'

const memberLook =
  'grid gap-1 content-start justify-items-center w-full px-0 py-1 border-0 bg-transparent text-[0.9375rem] leading-[1.25] text-center no-underline wrap-anywhere hover:[&_b]:underline hover:[&_b]:underline-offset-4 lg:text-[1rem]'

type SquadProps = {
  team: Team
  me: string | undefined
  /** Opens the member sheet. If undefined, each member links to their statistics instead. */
  onOpen: ((member: TeamMember) => void) | undefined
  onFree: { text: string; act: () => void } | undefined
}

export const Squad = ({ team, me, onOpen, onFree }: SquadProps) => (
  <Section title={t`Squad`}>
    <ul className="grid grid-cols-3 gap-y-6 gap-x-2 max-[360px]:grid-cols-2 lg:gap-y-9 lg:gap-x-4">
      {team.members.map((member) => (
        <li key={member.player._id}>
          {onOpen ? (
            <button type="button" className={`${memberLook} cursor-pointer`} onClick={() => onOpen(member)}>
              <Face team={team} member={member} me={me} />
            </button>
          ) : (
            <Link className={memberLook} to={`/players/${member.player._id}`}>
              <Face team={team} member={member} me={me} />
            </Link>
          )}
        </li>
      ))}
      {!team.endedAt && <FreeShirts team={team} onFree={onFree} />}
    </ul>
  </Section>
)

const FreeShirts = ({ team, onFree }: Pick<SquadProps, 'team' | 'onFree'>) => {
  const free = listUnusedNumbers(team)
  const count = free.length
  if (count === 0) return null
  const shown = (
    <>
      <Shirt free className="w-19 h-19 lg:w-28 lg:h-28" />
      <b>
        <Plural value={count} one="# shirt free" other="# shirts free" />
      </b>
      <span className="small mute">{listText(free.map(String))}</span>
    </>
  )
  return (
    <li>
      {onFree ? (
        <button type="button" className={`${memberLook} cursor-pointer`} onClick={onFree.act}>
          {shown}
          <span className="vh">. {onFree.text}</span>
        </button>
      ) : (
        <div className={memberLook}>{shown}</div>
      )}
    </li>
  )
}

type FaceProps = Pick<SquadProps, 'team' | 'me'> & { member: TeamMember }

const Face = ({ team, me, member: { player, number, role } }: FaceProps) => (
  <>
    <Shirt kit={toTeamKit(team)} text={number?.toString()} outlined className="w-19 h-19 lg:w-28 lg:h-28" />
    <b>
      {number === undefined ? (
        player.name
      ) : (
        <Trans>
          <span className="vh">Number {number}, </span>
          {{ name: player.name }}
        </Trans>
      )}
    </b>
    {player.position && <span className="small mute">{positionCode(player.position)}</span>}
    {role === 'captain' && (
      <Chip tone="off">
        <Trans>Captain</Trans>
      </Chip>
    )}
    {role === 'vice-captain' && (
      <Chip tone="off">
        <Trans>Vice-captain</Trans>
      </Chip>
    )}
    {player._id === me && (
      <Chip tone="ok">
        <Trans>You</Trans>
      </Chip>
    )}
  </>
)
