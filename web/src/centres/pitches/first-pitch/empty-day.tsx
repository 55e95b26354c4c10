import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import type { Answers } from '../../fields/pitch-answers.ts'
import { lateSlots } from './steps.ts'
import styles from './first-pitch.module.css'

const gets = [
  'A page with your free times, to share tonight',
  'One calendar for bookings from i-one, by phone and at the gate',
  'No slot sold twice',
]

/** What the answers come to: a day that waits for its first booking. */
export function EmptyDay({ answers }: { answers: Answers }) {
  const { starts, first } = lateSlots(answers)
  return (
    <Section title="What you get">
      <div className={styles.day} aria-hidden="true">
        <b>{answers.name.trim() || 'Your pitch'}</b>
        {starts.map((start, n) => (
          <div key={start}>
            <span className="num">{start}</span>
            <i className={classNames(n === first && styles.first)}>{n === first && 'Your first booking'}</i>
          </div>
        ))}
      </div>
      <ul className={styles.gets}>
        {gets.map((what) => (
          <li key={what}>
            <Icon name="check" />
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
