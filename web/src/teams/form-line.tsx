import type { Outcome } from '@i-one/contract/matches/sides'
import { outcomeLetters } from '../stats/figures.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './form-line.module.css'

/** The last matches, which are given the latest first; the latest at the end, as one reads. */
export const FormLine = ({ form }: { form: readonly Outcome[] }) => (
  <ol className={styles.form} aria-label="Last five, the latest at the end">
    {form.toReversed().map((outcome, at) => (
      <li key={at} className={classNames(styles[outcome])}>
        <span aria-hidden="true">{outcomeLetters[outcome]}</span>
        <span className="vh">{outcome}</span>
      </li>
    ))}
  </ol>
)
