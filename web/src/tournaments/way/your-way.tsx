import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { dayTimeText } from '../../lib/pitch-time.ts'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { Section } from '../../ui/layout/section.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { isLive, listOwnTeams, getTieZone } from '../ties.ts'
import { listUpcomingTies } from './way.ts'

const max = 4

// lazy, because only team members see these notes, which need the standings code
const NextTieDetails = lazyPart(async () => (await import('./at-stake.tsx')).NextTieDetails)
const OvertakeNote = lazyPart(async () => (await import('./at-stake.tsx')).OvertakeNote)

export function YourMatches({ tournament }: { tournament: Tournament }) {
  const withdrawn = tournament.entries.filter(({ state }) => state === 'withdrawn')
  const team = [...listOwnTeams(tournament)].find((own) => !withdrawn.some(({ team }) => team._id === own))
  const upcoming = team === undefined ? [] : listUpcomingTies(tournament, team)
  const [next] = upcoming
  if (team === undefined || !next) return null
  const stakes = { tournament, team, tie: next.tie }
  return (
    <Section title={t`Your matches`}>
      <ol>
        {upcoming.slice(0, max).map(({ tie, name, sign, against, place }) => {
          const zone = getTieZone(tournament, tie)
          const at = tie.start && dayTimeText(tie.start, zone)
          const pitch = tournament.pitches.find(({ _id }) => _id === tie.pitch)
          const about = commaText(isLive(tie) ? t`now` : at, pitch?.name)
          return (
            <li
              key={tie._id}
              className="grid grid-cols-[44px_minmax(0,1fr)] gap-y-0.5 gap-x-3.5 items-baseline py-3 border-b border-b-line wrap-anywhere"
            >
              <abbr className="num no-underline" title={name}>
                {sign}
              </abbr>
              <span>
                <Opponent tie={tie} name={against} place={place} />
              </span>
              <span className="small mute col-start-2">
                {tie === next.tie ? (
                  <Suspense fallback={about}>
                    <NextTieDetails {...stakes} details={about} />
                  </Suspense>
                ) : (
                  about
                )}
              </span>
            </li>
          )
        })}
      </ol>
      <Suspense>
        <OvertakeNote {...stakes} />
      </Suspense>
      {upcoming.length > max && (
        <Link className="link" to="?matches" replace preventScrollReset>
          <Trans>All matches</Trans>
        </Link>
      )}
    </Section>
  )
}

type OpponentProps = { tie: Tie; name: string; place: 'home' | 'away' | undefined }

function Opponent({ tie, name, place }: OpponentProps) {
  const opponent = tie.isMatch ? (
    <Link
      className="strong"
      to={tie.state === 'scheduled' ? `/upcoming-match?match=${tie._id}` : `/m/${tie._id}`}
    >
      {name}
    </Link>
  ) : (
    <b>{name}</b>
  )
  if (!place) return opponent
  return place === 'home' ? (
    <Trans comment="{opponent} is the name of a team">{opponent}, home</Trans>
  ) : (
    <Trans comment="{opponent} is the name of a team">{opponent}, away</Trans>
  )
}
