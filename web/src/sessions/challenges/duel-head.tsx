import type { TeamName } from '@i-one/contract/teams'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { CountDown } from '../../lib/clock/count-down.tsx'
import { Badge } from '../../teams/badge.tsx'
import { CentreCircle } from '../../ui/football/ring.tsx'
import { Band } from '../../ui/layout/band.tsx'

type ChallengeHeadProps = { from: TeamName | undefined; to: TeamName; title: string; sentence: string }

export const ChallengeHead = ({ from, to, title, sentence }: ChallengeHeadProps) => (
  <Band as="header">
    <CentreCircle at={{ d: 190, x: '92%', y: '100%' }} wide={{ d: 360, x: 'calc(50% + 560px)', y: '50%' }} />
    <div className="wrap grid gap-5 items-center py-7 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-10 lg:py-11">
      <div className="flex items-center gap-3.5">
        {from && <Badge team={from} className="w-16 lg:w-24" />}
        {from && (
          <span className="num">
            <Trans>v</Trans>
          </span>
        )}
        <Badge team={to} className="w-16 lg:w-24" />
      </div>
      <div>
        <h1 className="text-[length:clamp(2rem,1.35rem_+_2.4vw,3rem)] leading-[1.05] wrap-anywhere">
          {title}
        </h1>
        <p className="mt-2">{sentence}</p>
      </div>
    </div>
  </Band>
)

type CountdownBandProps = Omit<ComponentProps<typeof CountDown>, 'className'> & { children: ReactNode }

export const CountdownBand = ({ children, ...clock }: CountdownBandProps) => (
  <Band ink>
    <div className="wrap flex flex-wrap items-center justify-between gap-x-4 py-4">
      <p>{children}</p>
      <CountDown
        {...clock}
        className="text-dusk-on-ink text-[length:clamp(min(2rem,12vw),9vw,3.5rem)] font-black"
      />
    </div>
  </Band>
)
