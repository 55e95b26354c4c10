import type { Hold } from '@i-one/contract/bookings/holds'
import { Trans } from '@lingui/react/macro'
import { CountDown } from '../lib/clock/count-down.tsx'
import { CentreCircle } from '../ui/football/ring.tsx'
import { Band } from '../ui/layout/band.tsx'

const timer =
  'block mt-1.5 mb-3 text-dusk-on-ink text-[length:clamp(4.5rem,21vw,8rem)] font-black tracking-[-0.05em] max-[360px]:text-[3.75rem] lg:mt-3 lg:mb-4.5 lg:ms-[-0.05em] lg:text-[7.5rem] lg:leading-[0.8]'

type CaptainBannerProps = { hold: Hold; onEnd: () => void }

export const CaptainBanner = ({ hold, onEnd }: CaptainBannerProps) => (
  <Band ink>
    <CentreCircle
      halfway
      at={{ d: 150, x: '97%', y: '100%' }}
      wide={{ d: 240, x: 'calc(50% + 570px)', y: '100%' }}
    />
    <div className="wrap relative pt-7 pb-8 lg:grid lg:grid-cols-[7fr_5fr] lg:gap-16 lg:items-end lg:pt-13 lg:pb-14">
      <div>
        <svg className="w-16 h-11 mb-4" viewBox="0 0 64 44" aria-hidden="true">
          <path className="fill-chalk" d="M2 6c20 6 40 6 60 0v32c-20 6-40 6-60 0Z" />
          <text
            className="fill-turf text-[27px] font-stretch-125% font-black [text-anchor:middle]"
            x="32"
            y="33"
          >
            <Trans comment="Captain, on an armband">C</Trans>
          </text>
        </svg>
        <h1 className="max-w-[19ch] text-[length:clamp(1.75rem,1.2rem_+_2.6vw,3rem)] leading-[1.02]">
          <Trans>You are officially the captain of this ball session!</Trans>
        </h1>
      </div>
      <p className="max-w-[44ch] mt-5 font-[550]">
        <Trans>
          You have{' '}
          <CountDown
            className={timer}
            until={new Date(hold.expiresAt)}
            smallestUnit="minutes"
            onEnd={onEnd}
          />{' '}
          before your Session is cancelled. Team Names Will Be Assigned Randomly
        </Trans>
      </p>
    </div>
  </Band>
)
