import { i18n } from '@i-one/game/i18n'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button-class.ts'
import { Footer } from './footer.tsx'
import { PitchPhoto } from './pitch-photo.tsx'
import { TopBar } from './top-bar.tsx'
import section from '../ui/layout/section.module.css'
import styles from './services-page.module.css'

type PartProps = { id: string; title: string; text: string; children: ReactNode }

const Part = ({ id, title, text, children }: PartProps) => (
  <section
    className={`grid grid-cols-1 content-start @container lg:grid-rows-[auto_7.2em_auto] ${section.section}`}
    aria-labelledby={id}
  >
    <h2 id={id} className="pt-0.5 mb-4 lg:text-[1.75rem]">
      {title}
    </h2>
    <p className="max-w-[42ch] mb-5">{text}</p>
    {children}
  </section>
)

const HostGames = () => (
  <Part
    id="host-games"
    title={t`Host games`}
    text={t`Hours, slot length, price and a photo. Players find you on the map once we have checked your pitch.`}
  >
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-y-2 gap-x-4 wrap-anywhere p-6 rounded-card bg-paper shadow-card @max-[14em]:grid-cols-[1fr] @max-[14em]:px-3">
      <span className="num text-[length:clamp(1.25rem,12cqi,2rem)]">
        <Trans>₦25,000</Trans>
      </span>
      <span className="mute">
        <Trans>90 minutes</Trans>
      </span>
      <span className="num text-[length:clamp(1.25rem,12cqi,2rem)]">08–23</span>
      <span className="mute">
        <Trans>every day</Trans>
      </span>
    </figure>
  </Part>
)

const AuthorizeSessions = () => (
  <Part
    id="authorize-sessions"
    title={t`Authorize sessions`}
    text={t`One tap says yes. Two bookings can never share a slot, so there is nothing to check by hand.`}
  >
    <figure className="p-6 rounded-card bg-paper shadow-card">
      <p className="text-[1.125rem] font-stretch-110% font-strong">
        <Trans>Fri 21, 18:00 to 19:30</Trans>
      </p>
      <p>
        <Trans>Fẹ́mi Adébáyọ̀, 3 teams of 5</Trans>
      </p>
      <div
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2.5 mt-4"
        aria-hidden="true"
      >
        <span className={`${buttonClass()} px-2 pointer-events-none`}>
          <Trans>Authorize</Trans>
        </span>
        <span className={`${buttonClass({ variant: 'ghost' })} px-2 pointer-events-none`}>
          <Trans>Decline</Trans>
        </span>
      </div>
    </figure>
  </Part>
)

/** Evening slots per day, starting on Monday: `x` was played, `.` stayed free. */
const week = ['x.xx.', '.xxx.', 'xxxxx', 'xxxxx', 'xxxxx', 'xxxxx', 'xxx.x']

const TrackStats = () => (
  <Part
    id="track-stats"
    title={t`Track stats`}
    text={t`Your busy nights, your regulars, your income. Each ball is an evening slot that was played.`}
  >
    <figure className="p-6 rounded-card bg-paper shadow-card">
      <figcaption className="vh">
        <Trans>30 of 35 evening slots played this week</Trans>
      </figcaption>
      <svg className="w-full max-w-80 mx-auto" viewBox="0 0 210 160" aria-hidden="true">
        {week.map((slots, day) => (
          <g key={day} transform={`translate(${day * 30 + 15} 12)`}>
            {[...slots].map((slot, row) => (
              <circle
                key={row}
                cy={row * 28}
                r="10"
                className={slot === 'x' ? 'fill-turf' : 'fill-none stroke-field-line stroke-2'}
              />
            ))}
            <text className="fill-current text-[9.5px] font-strong text-muted [text-anchor:middle]" y="144">
              {i18n.formats.weekdays.narrow[day]}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  </Part>
)

export const Page = () => (
  <>
    <TopBar path="/services" />
    <main id="main" tabIndex={-1}>
      <div
        className={`on-dark relative isolate flex flex-col min-h-160 overflow-hidden bg-[#0a1022] text-chalk lg:min-h-180 ${styles.hero}`}
      >
        <PitchPhoto
          className="absolute inset-0 -z-2 size-full object-cover object-[40%_50%]"
          name="pitch-2"
          sizes="max(100vw, 1152px)"
          alt={t`A blue pitch at night, floodlights on`}
        />
        <div className="wrap grid justify-items-start gap-3.5 mt-auto pb-8 lg:pb-16">
          <h1 className="max-w-[9ch] text-[length:clamp(2.75rem,12vw,6.5rem)] font-black tracking-[-0.04em] leading-[0.92]">
            <Trans>Take charge of the Pitch!</Trans>
          </h1>
          <p className="max-w-[38ch] text-[1.0625rem]">
            <Trans>You own the floodlights. We bring the teams, the bookings and the stats.</Trans>
          </p>
          <a
            className={`${buttonClass({ variant: 'chalk', size: 'big' })} mt-2`}
            href="/role?as=organizer&from=%2Fhost%2Fpitches%2Fnew"
          >
            <Trans>Register your pitch</Trans>
          </a>
        </div>
      </div>
      <div className="wrap grid gap-12 pt-12 pb-18 lg:grid-cols-[repeat(3,1fr)] lg:gap-12 lg:pt-18 lg:pb-28">
        <HostGames />
        <AuthorizeSessions />
        <TrackStats />
      </div>
    </main>
    <Footer
      slogan={
        <Trans>
          Your pitch,
          <br />
          full on a Tuesday.
        </Trans>
      }
    />
  </>
)
