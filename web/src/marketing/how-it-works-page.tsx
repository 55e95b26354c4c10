import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { positionLabel } from '../lib/positions.ts'
import { classNames } from '../ui/class-names.ts'
import { Footer } from './footer.tsx'
import { MownBand } from './mown-band.tsx'
import { NumberedShirt } from './numbered-shirt.tsx'
import { TopBar } from './top-bar.tsx'
import card from '../ui/layout/card.module.css'
import section from '../ui/layout/section.module.css'

type StepProps = {
  number: number
  title: string
  text: string
  className?: string | undefined
  children: ReactNode
}

const Step = ({ number, title, text, className, children }: StepProps) => (
  <li
    className={classNames(
      'grid gap-6 py-10 *:min-w-0 lg:grid-cols-[1fr_1fr] lg:items-center lg:gap-16 lg:py-16',
      className,
    )}
  >
    <div className="grid gap-3 lg:grid-cols-[96px_1fr] lg:gap-y-3.5 lg:gap-x-6">
      <NumberedShirt number={number} kit="ink" className="size-16 lg:row-start-1 lg:row-end-3 lg:size-22" />
      <h2 className="text-[length:clamp(1.75rem,1.2rem_+_2.4vw,2.75rem)]">{title}</h2>
      <p className="max-w-[36ch] text-[1.0625rem]">{text}</p>
    </div>
    {children}
  </li>
)

const CreateAnAccount = () => (
  <Step
    number={1}
    title={t`Create An Account`}
    text={t`Tell us your name, your position and where you live, and we find games near you.`}
  >
    <figure className={`flex items-center gap-5 lg:gap-8 ${card.card}`}>
      <NumberedShirt number={8} kit="yellow" className="flex-none size-21 lg:size-32" />
      <div className="min-w-0 wrap-anywhere">
        <p translate="no" className="wide mb-1 text-[1.5rem] leading-[1.18] lg:text-[2rem]">
          Ọláyínká Ṣẹ́gun
        </p>
        <p>{positionLabel('MF')}</p>
        <p translate="no" className="mute">
          Surulere, Lagos
        </p>
      </div>
    </figure>
  </Step>
)

type SlotProps = { time: string; state: string; className: string; stateClassName?: string }

const Slot = ({ time, state, className, stateClassName }: SlotProps) => (
  <span
    className={`grid content-center justify-items-start gap-1.5 min-h-19 px-2.5 border-2 rounded-card ${className}`}
  >
    <b className="num text-[length:clamp(1rem,5vw,1.25rem)]">{time}</b>
    <small className={classNames('text-least font-strong', stateClassName)}>{state}</small>
  </span>
)

const SecureASlot = () => (
  <Step
    number={2}
    title={t`Secure A Game Slot`}
    text={t`Join a game for ₦2,500, or book the whole pitch and be captain for the night.`}
    className={section.section}
  >
    <figure className={card.card}>
      <p className="strong">
        <Trans>Adélékè Astro, tonight</Trans>
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2 mt-3.5">
        <Slot time="17:30" state={t`Booked`} className="border-stone bg-stone text-muted" />
        <Slot time="19:00" state={t`1 spot left`} className="border-turf bg-turf text-white" />
        <Slot
          time="20:30"
          state={t({ message: 'Free', comment: 'Not booked' })}
          className="border-turf"
          stateClassName="text-turf-hover"
        />
      </div>
    </figure>
  </Step>
)

const TrackYourStats = () => (
  <Step
    number={3}
    title={t`Track Your After Match Stats`}
    text={t`Every goal, every assist and every night you turned up, recorded at the touchline.`}
    className={section.section}
  >
    <figure className={`on-dark bg-ink text-chalk ${card.card}`}>
      <p className="num grid grid-cols-[1fr_auto_1fr] items-center text-[length:min(6.5rem,33vw)] font-black tracking-[-0.05em] leading-[0.9] text-center">
        <span>3</span>
        <i className="w-6 h-1.5 bg-chalk" aria-hidden="true" />
        <span className="vh">
          <Trans context="score">to</Trans>
        </span>
        <span>0</span>
      </p>
      <p translate="no" className="grid grid-cols-[1fr_1fr] mt-2 font-stretch-112% font-[750] text-center">
        <span>Danfo Kings</span>
        <span>Mushin United</span>
      </p>
      <p className="flex items-center gap-1.5 mt-5 pt-4 border-t border-t-ink-line text-small text-ink-mute">
        <i className="size-4 border-3 border-chalk rounded-[50%] bg-chalk" />
        <i className="size-4 border-3 border-chalk rounded-[50%]" />
        <span className="ms-1.5">
          <Trans>Your goal and your assist, tonight</Trans>
        </span>
      </p>
    </figure>
  </Step>
)

export const Page = () => (
  <>
    <TopBar path="/how-it-works" />
    <main id="main" tabIndex={-1}>
      <MownBand className="pt-17 pb-14 [--d:230px] [--x:94%] [--y:0px] lg:py-22 lg:[--d:460px] lg:[--x:calc(50%_+_400px)]">
        <div className="wrap">
          <h1 className="max-w-[10ch] pt-7 text-[length:clamp(2.5rem,11.4vw,6rem)] font-black tracking-[-0.04em] leading-[0.94] lg:pt-12">
            <Trans>Spend Less Time Being Indecisive</Trans>
          </h1>
        </div>
      </MownBand>
      <ol className="wrap pt-6 pb-18 lg:pt-8 lg:pb-26">
        <CreateAnAccount />
        <SecureASlot />
        <TrackYourStats />
      </ol>
    </main>
    <Footer
      slogan={
        <Trans>
          Floodlights
          <br />
          are on.
        </Trans>
      }
    />
  </>
)
