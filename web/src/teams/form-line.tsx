import type { MatchOutcome } from '@i-one/contract/matches/sides'
import { t } from '@lingui/core/macro'
import { outcomeLetters } from '../stats/figures.ts'
import { classNames } from '../ui/class-names.ts'

const outcomeLooks: Partial<Record<MatchOutcome, string>> = {
  won: 'bg-(--mark) text-(--on-mark)',
  drawn: 'border-dashed',
}

const outcomeTexts: Record<MatchOutcome, string> = {
  won: t({ message: 'won', context: 'result' }),
  drawn: t({ message: 'drawn', context: 'result' }),
  lost: t({ message: 'lost', context: 'result' }),
}

/** Reverses `form`, so that the latest match is shown last. */
export const RecentForm = ({ form }: { form: readonly MatchOutcome[] }) => (
  <ol
    className="inline-flex gap-0.75 text-(--mark) text-least [--mark:var(--color-ink)] [--on-mark:var(--color-paper)] in-[.on-dark]:[--mark:var(--color-chalk)] in-[.on-dark]:[--on-mark:var(--color-ink)]"
    aria-label={t`Last five results, newest at the end`}
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
        <span className="vh">{outcomeTexts[outcome]}</span>
      </li>
    ))}
  </ol>
)
