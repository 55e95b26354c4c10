import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Section } from '../ui/layout/section.tsx'
import { lastMatchText, toHeadToHeadFigures } from './meeting-words.ts'
import { teamHeadToHeadQuery } from './queries.ts'

type TeamMeetingsProps = {
  team: string
  other: string
  own?: boolean
  children?: ReactNode
}

/** Renders nothing until the data has loaded, because previous matches are secondary content. */
export function TeamHeadToHead({ team, other, own = false, children }: TeamMeetingsProps) {
  const { data } = useQuery(teamHeadToHeadQuery(team, other))
  if (!data) return undefined
  const last = lastMatchText(data)
  return (
    <Section title={own ? t`Your previous matches` : t`Previous matches`}>
      {data.played === 0 ? (
        <p className="mute">{own ? t`You haven’t met yet.` : t`They haven’t met yet.`}</p>
      ) : (
        <dl className="grid grid-cols-3 gap-3 mb-3">
          {toHeadToHeadFigures(data, own).map(([term, count]) => (
            <div key={term} className="flex flex-col-reverse justify-end gap-1 wrap-anywhere">
              <dt className="text-muted text-small">{term}</dt>
              <dd className="num text-[2.25rem]">{count}</dd>
            </div>
          ))}
        </dl>
      )}
      {data.last && last && (
        <p className="small mute">
          <Trans>
            Last time:{' '}
            <Link className="link" to={`/live-match?match=${data.last.match}`}>
              {last}
            </Link>
          </Trans>
        </p>
      )}
      {children}
    </Section>
  )
}
