import { escapeHtml } from '@i-one/contract/escape-html'
import { getTournament, type Tournament } from '@i-one/contract/tournaments'
import { getTournamentCalendar, exportTournament } from '@i-one/contract/tournaments/sharing'
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
  <Section title="Share and export" className="screen">
    <div className="flex flex-wrap gap-y-2 gap-x-6 items-center">
      <a className="link" href={toPath(getTournamentCalendar, tournament)}>
        Calendar
      </a>
      {[...listOwnTeams(tournament)].map((team) => (
        <a key={team} className="link" href={`${toPath(getTournamentCalendar, tournament)}?team=${team}`}>
          Calendar for {tournament.entries.find((entry) => entry.team._id === team)?.team.name}
        </a>
      ))}
      {links.map(([name, endpoint]) => (
        <a key={name} className="link" href={toPath(endpoint, tournament)}>
          {name}
        </a>
      ))}
      <Link className="link" to={`/t/${tournament.code}/screen`}>
        Big screen
      </Link>
      <CopyButton text={`${getOrigin()}/t/${tournament.code}`} />
      <CopyButton label="Copy embed code" copiedText="Code copied" text={toEmbedCode(tournament)} />
    </div>
  </Section>
)
