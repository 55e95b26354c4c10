import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../ui/button-class.ts'
import { PitchPhoto } from './pitch-photo.tsx'
import styles from './organizers-strip.module.css'

const tasks = [
  [t`Host games`, t`Your hours, your price and your photo, on the map.`],
  [t`Authorize sessions`, t`One tap says yes. Two bookings can never share a slot.`],
  [t`Track stats`, t`Your busy nights, your regulars, your income.`],
] as const

export const OrganizersStrip = () => (
  <section className={`grid bg-paper lg:grid-cols-2 ${styles.strip}`} aria-labelledby="organizers">
    <PitchPhoto
      name="pitch-2"
      sizes="(min-width: 1000px) 50vw, 100vw"
      alt={t`A blue floodlit pitch at night`}
      lazy
    />
    <div className={styles.text}>
      <h2 id="organizers">
        <Trans>Take charge of the Pitch!</Trans>
      </h2>
      <ul className="mt-5 mb-6">
        {tasks.map(([name, text]) => (
          <li key={name} className="grid gap-0.5 py-3 border-t border-t-line">
            <b>{name}</b>
            <span className="mute">{text}</span>
          </li>
        ))}
      </ul>
      <a className={buttonClass({ size: 'big' })} href="/services">
        <Trans>Become a Partner</Trans>
      </a>
    </div>
  </section>
)
