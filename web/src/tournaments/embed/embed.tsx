import type { Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { PlainMatches } from '../plain-matches.tsx'
import { PlainTable } from '../plain-table.tsx'
import { listLatestResults, listNowAndNext } from '../screen/panels.ts'
import { listTitledTables } from '../titled-tables.ts'
import { useEmbeddedTournament } from './use-embedded.ts'

const titleSize = 'text-[1.375rem]'

/** Renders a tournament for other sites, with public data only and links that open in a new tab. */
export function Embed({ code }: { code: string }) {
  const embedded = useEmbeddedTournament(code)
  return (
    <main
      id="main"
      className="grid grid-cols-1 gap-5 p-4 bg-paper [--live-ink:var(--color-dusk)] [&_h2]:text-[1.0625rem]"
    >
      {embedded.state === 'loading' && <Spinner />}
      {embedded.state === 'missing' && (
        <h1 className={titleSize}>
          <Trans>This tournament could not be found.</Trans>
        </h1>
      )}
      {embedded.state === 'shown' && <Shown tournament={embedded.tournament} />}
      <NewTabLink
        className="inline-flex items-center justify-self-end min-h-11 no-underline"
        to={embedded.state === 'shown' ? `/t/${code}` : '/'}
      >
        <Wordmark label={t`i-one, opens in a new tab`} />
      </NewTabLink>
    </main>
  )
}

type NewTabLinkProps = { to: string; className?: string | undefined; children: ReactNode }

const NewTabLink = ({ to, className, children }: NewTabLinkProps) => (
  <a href={to} target="_blank" rel="noopener" className={className}>
    {children}
  </a>
)

function Shown({ tournament }: { tournament: Tournament }) {
  const { name, code, entries, champion, stages } = tournament
  const winner = entries.find(({ team }) => team._id === champion)?.team.name
  const [next, results] = [listNowAndNext(tournament, 4), listLatestResults(tournament, 4)]
  return (
    <>
      <h1 translate="no" className={titleSize}>
        <NewTabLink to={`/t/${code}`}>{name}</NewTabLink>
      </h1>
      {winner && (
        <p>
          <Trans>
            <b>{winner}</b> won the tournament
          </Trans>
        </p>
      )}
      {listTitledTables(tournament).map(({ key, title, rows }) => (
        <section key={key}>
          <h2>{title}</h2>
          <PlainTable caption={title} rows={rows} tournament={tournament} />
        </section>
      ))}
      {next.length > 0 && <PlainMatches title={t`Now and next`} matches={next} tournament={tournament} />}
      {results.length > 0 && <PlainMatches title={t`Results`} matches={results} tournament={tournament} />}
      {stages.length === 0 && (
        <ul className="grid gap-2">
          {entries.map(({ team }) => (
            <li translate="no" key={team._id}>
              {team.name}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
