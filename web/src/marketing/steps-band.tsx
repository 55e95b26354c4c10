import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { MownBand } from './mown-band.tsx'
import { NumberedShirt } from './numbered-shirt.tsx'
import styles from './steps-band.module.css'

const steps = [
  [t`Create An Account`, t`Your name, your position, where you play. Two minutes on the bus.`],
  [t`Secure A Game Slot`, t`Join a game, or book the whole pitch and be its captain.`],
  [t`Track Your After Match Stats`, t`Goals, assists, wins. Counted at the touchline, kept all season.`],
] as const

export const StepsBand = () => (
  <MownBand as="section" className={styles.band!} aria-labelledby="steps">
    <div className="wrap">
      <h2 id="steps" className="max-w-[17ch] text-[length:clamp(1.875rem,1.2rem_+_3vw,3.25rem)]">
        <Trans>Simplifying football management for teams and players at non-pro level</Trans>
      </h2>
      <p className="max-w-[52ch] mt-4">
        <Trans>
          Schedule matches, book a session, create team formations, join a team, and track stats at team and
          player level.
        </Trans>
      </p>
      <div className="relative mt-10 lg:mt-6">
        <svg className={styles.pass} viewBox="0 0 1184 380" preserveAspectRatio="none" aria-hidden="true">
          <path vectorEffect="non-scaling-stroke" d="M84 180 405 66M497 66 818 140" />
          <path
            vectorEffect="non-scaling-stroke"
            strokeDasharray="none"
            d="M905 140C1000 152 1090 140 1170 104M1150 100l22 3-10 20"
          />
        </svg>
        <ol className={styles.steps}>
          {steps.map(([name, text], index) => (
            <li key={name}>
              <NumberedShirt number={index + 1} kit="white" className={styles.shirt} />
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </MownBand>
)
