import type { Team, TeamFormation } from '@i-one/contract/teams'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { toTeamKit } from '../stats/team-kit.ts'
import { PitchLines } from '../ui/football/pitch-lines.tsx'
import { Shirt } from '../ui/football/shirt.tsx'
import { Section } from '../ui/layout/section.tsx'
import { commaText } from '../ui/text/joins.ts'

type FormationsProps = {
  team: Team
  onNew: (() => void) | undefined
  onOpen: ((formation: string) => void) | undefined
}

/** Lists saved formations. A session with the same number of players per team uses the saved formation automatically. */
export const Formations = ({ team, onNew, onOpen }: FormationsProps) => {
  if (team.formations.length === 0 && !onNew) return null
  return (
    <Section
      title={t`Formations`}
      action={
        onNew && (
          <button type="button" className="link" onClick={onNew}>
            <Trans>Save a formation</Trans>
          </button>
        )
      }
    >
      {team.formations.length === 0 && (
        <p className="mute">
          <Trans>Save a formation. Your team starts games in that formation.</Trans>
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-y-6 gap-x-4">
        {team.formations.map((formation) => (
          <li key={formation._id} className="grid justify-items-start gap-2">
            <Drawn team={team} formation={formation} />
            {onOpen ? (
              <button type="button" className="link" onClick={() => onOpen(formation._id)}>
                {formation.name}
              </button>
            ) : (
              <p className="strong">{formation.name}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const nameOf = (team: Team, player: string | undefined) =>
  team.members.find((member) => member.player._id === player)?.player.name

const roleTexts = {
  goalkeeper: t`goalkeeper`,
  defenders: t`defenders`,
  midfielders: t`midfielders`,
  forward: t`forward`,
}

const description = (team: Team, { spots }: TeamFormation) =>
  commaText(
    ...spots.map(({ role, player }) => {
      const name = nameOf(team, player)
      const position = roleTexts[role]
      return name ? t`${name} (${position})` : t`no one yet (${position})`
    }),
  )

/** Draws the team's own goal at the top, like the formation picker. */
const Drawn = ({ team, formation }: { team: Team; formation: TeamFormation }) => (
  <>
    <PitchLines className="w-full h-auto text-chalk">
      {formation.spots.map(({ x, y, player }, at) => (
        <g key={at} transform={`translate(${x / 5 - 1.8} ${y * 0.4 - 1.8})`}>
          <Shirt
            kit={toTeamKit(team)}
            free={player === undefined}
            size={3.6}
            text={team.members.find((member) => member.player._id === player)?.number?.toString()}
          />
        </g>
      ))}
    </PitchLines>
    <p className="vh">{description(team, formation)}</p>
  </>
)
