import type { TeamStats } from '@i-one/contract/stats/teams'
import type { Team } from '@i-one/contract/teams'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CentreCircle } from '../ui/football/ring.tsx'
import { Band } from '../ui/layout/band.tsx'
import { Badge } from './badge.tsx'
import { RecentForm } from './form-line.tsx'

const Wanted = ({ label, details }: { label: string; details: string | undefined }) =>
  details !== undefined && (
    <p>
      {details ? (
        <Trans>
          <b>{label}</b>: {details}
        </Trans>
      ) : (
        <b>{label}</b>
      )}
    </p>
  )

type TeamHeadProps = { team: Team; form: TeamStats['form'] | undefined; children: ReactNode }

export function TeamHead({ team, form, children }: TeamHeadProps) {
  const captain = team.members.find(({ role }) => role === 'captain')
  return (
    <Band as="header">
      <CentreCircle
        at={{ d: 190, x: '88%', y: 'calc(100% - 62px)' }}
        wide={{ d: 420, x: 'calc(50% + 600px)', y: '50%' }}
      />
      <div className="wrap grid grid-cols-1 gap-5 py-7 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-12 lg:items-center lg:py-12">
        <Badge team={team} className="w-32 drop-shadow-[0_8px_10px_rgb(14_26_22/0.3)] lg:w-50" />
        <div>
          <h1 translate="no" className="text-[length:clamp(2.25rem,10vw,5.25rem)] leading-none wrap-anywhere">
            {team.name}
          </h1>
          <p className="mt-2">
            {captain
              ? t`${{ address: team.address }}. Captain ${{ player: captain.player.name }}`
              : team.address}
          </p>
          <Wanted label={t`Looking for a match`} details={team.matchWanted} />
          <Wanted label={t`Looking for players`} details={team.playersWanted} />
          {form && form.length > 0 && (
            <div className="flex flex-wrap items-center gap-3 mt-4 text-small">
              <RecentForm form={form.map(({ outcome }) => outcome)} />
              <span aria-hidden="true">
                <Trans>last five</Trans>
              </span>
            </div>
          )}
          <div className="flex flex-wrap items-center gap-y-2.5 gap-x-4 mt-5">{children}</div>
        </div>
      </div>
    </Band>
  )
}
