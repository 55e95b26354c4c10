import type { Outcome } from '@i-one/contract/matches/sides'
import { outcomeLetters } from '../stats/figures.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './form-line.module.css'

const outcomeLooks: Partial<Record<Outcome, string>> = {
  won: 'bg-(--mark) text-(--on-mark)',
  drawn: 'border-dashed',
}

/** `form` has the latest match first, the line has it last. */
export const FormLine = ({ form }: { form: readonly Outcome[] }) => (
  <ol
    className={`${styles.form} inline-flex gap-0.75 text-(--mark) text-least`}
    aria-label="Last five, the latest at the end"
  >
    {form.toReversed().map((outcome, at) => (
      <li
        key={at}
        className={classNames(
          'grid place-items-center w-[2em] h-[2.3em] border-2 border-(--mark) font-extrabold',
          outcomeLooks[outcome],
        )}
      >
        <span aria-hidden="true">{outcomeLetters[outcome]}</span>
        <span className="vh">{outcome}</span>
      </li>
    ))}
  </ol>
)
