import type { TeamCard } from '@i-one/contract/teams'
import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { distanceText } from '../../lib/places/distance.ts'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { Chip } from '../../ui/chip.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { Badge } from '../badge.tsx'
import { RecentForm } from '../form-line.tsx'
import styles from './team-row.module.css'

type TeamRowProps = {
  team: TeamCard & { distance?: number }
  words?: string | undefined
  children?: ReactNode
}

export const TeamRow = ({ team, words, children }: TeamRowProps) => (
  <li
    className={`${styles.row} grid gap-y-3 gap-x-4 items-start py-5 border-b border-b-line lg:items-center`}
    aria-label={team.name}
  >
    <Badge team={team} className="w-16 lg:w-21" />
    <div className="grid justify-items-start gap-1.5">
      <Link
        translate="no"
        className="inline-flex items-center min-h-touch -my-2 text-[1.1875rem] font-stretch-115% font-[750] leading-[1.2] no-underline wrap-anywhere hover:underline hover:underline-offset-4"
        to={`/teams/${team._id}`}
      >
        {team.name}
      </Link>
      <p className="small mute">{aboutText(team)}</p>
      {team.form.length > 0 && <RecentForm form={team.form} />}
      {words && (
        <p translate="no" className="text-[0.9375rem] font-semibold wrap-anywhere">
          {words}
        </p>
      )}
      <Membership team={team} />
    </div>
    {children}
  </li>
)

const aboutText = ({ address, distance, members }: TeamCard & { distance?: number }) =>
  commaText(
    address,
    distance !== undefined && distanceText(distance),
    plural(members, { one: '# player', other: '# players' }),
  )

const Membership = ({ team: { mine, asking } }: { team: TeamCard }) => {
  if (mine?.state === 'asked')
    return (
      <Chip tone="wait">
        <Trans>Asked to join</Trans>
      </Chip>
    )
  if (asking)
    return (
      <Chip tone="wait">
        <Plural value={asking} one="# player wants to join" other="# players want to join" />
      </Chip>
    )
  if (mine?.role === 'vice-captain')
    return (
      <Chip tone="ok">
        <Trans>You are the vice-captain</Trans>
      </Chip>
    )
  return (
    mine?.role === 'captain' && (
      <Chip tone="ok">
        <Trans>You are the captain</Trans>
      </Chip>
    )
  )
}

export const TeamListBody = ({ query, children }: { query: UseQueryResult; children: ReactNode }) =>
  query.data ? (
    children
  ) : (
    <QueryFallback
      query={query}
      loading={t`Loading teams`}
      failed={t`The teams could not be loaded`}
      height={96}
      rows={3}
    />
  )
