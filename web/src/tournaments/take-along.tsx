import { escapeHtml } from '@i-one/contract/escape-html'
import { getTournament, type Tournament } from '@i-one/contract/tournaments'
import { getTournamentCalendar, exportTournament } from '@i-one/contract/tournaments/sharing'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { getOrigin } from '../lib/rendered/origin.ts'
import { CopyButton } from '../lib/share-buttons.tsx'
import { Section } from '../ui/layout/section.tsx'
import { listOwnTeams } from './ties.ts'

const links = [
  ['CSV', exportTournament],
  ['JSON', getTournament],
] as const

const toPath = ({ path }: { path: string }, { _id }: Tournament) => path.replace(':id', _id)

const toEmbedCode = ({ name, code }: Tournament) =>
  `<iframe src="${getOrigin()}/embed/t/${code}" title="${escapeHtml(name)}" width="100%" height="640" loading="lazy"></iframe>`

export const ShareAndExport = ({ tournament }: { tournament: Tournament }) => (
  <Section title={t`Share and export`} className="screen">
    <div className="flex flex-wrap gap-y-2 gap-x-6 items-center">
      <a className="link" href={toPath(getTournamentCalendar, tournament)}>
        <Trans>Calendar</Trans>
      </a>
      {[...listOwnTeams(tournament)].map((id) => {
        const team = tournament.entries.find((entry) => entry.team._id === id)?.team.name ?? ''
        return (
          <a key={id} className="link" href={`${toPath(getTournamentCalendar, tournament)}?team=${id}`}>
            <Trans>Calendar for {team}</Trans>
          </a>
        )
      })}
      {links.map(([name, endpoint]) => (
        <a key={name} translate="no" className="link" href={toPath(endpoint, tournament)}>
          {name}
        </a>
      ))}
      <Link className="link" to={`/t/${tournament.code}/screen`}>
        <Trans>Big screen</Trans>
      </Link>
      <CopyButton text={`${getOrigin()}/t/${tournament.code}`} />
      <CopyButton label={t`Copy embed code`} copiedText={t`Code copied`} text={toEmbedCode(tournament)} />
    </div>
  </Section>
)
