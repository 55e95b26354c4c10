import type { TeamStats } from '@i-one/contract/stats/teams'
import { outcomeLetters } from '../stats/figures.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './form-line.module.css'

/** The last matches, the latest at the end, as one reads. */
export const FormLine = ({ form }: Pick<TeamStats, 'form'>) => (
  <ol className={styles.form} aria-label="Last five, the latest at the end">
    {form.toReversed().map(({ match, outcome }) => (
      <li key={match} className={classNames(styles[outcome])}>
        <span aria-hidden="true">{outcomeLetters[outcome]}</span>
        <span className="vh">{outcome}</span>
      </li>
    ))}
  </ol>
)
