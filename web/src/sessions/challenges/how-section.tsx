import type { TeamCard } from '@i-one/contract/teams'
import { t } from '@lingui/core/macro'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { DeciderFields } from '../decider-fields.tsx'
import { toNumberOptions } from '../format-text.ts'
import { type OfferAnswers, formatOptions, payerOptions } from './use-offer.ts'

type HowProps = {
  answers: OfferAnswers
  led: readonly TeamCard[]
  /** Error text, defined if the match is longer than an offered slot. */
  misfit: string | undefined
  onResponse: (some: Partial<OfferAnswers>) => void
}

const sizes = toNumberOptions([4, 5, 6, 7, 8])

export const FormatSection = ({ answers, led, misfit, onResponse }: HowProps) => (
  <Section title={t`How you play`}>
    <div className="grid gap-4">
      {led.length > 1 && (
        <Select
          label={t`Your team`}
          value={answers.team}
          options={toNameOptions(led)}
          onChange={({ target }) => onResponse({ team: target.value })}
        />
      )}
      <div className="grid gap-4 md:grid-cols-[1fr_1fr_1fr]">
        <Select
          label={t`Minutes`}
          value={answers.format}
          options={formatOptions}
          error={misfit}
          onChange={({ target }) => onResponse({ format: target.value })}
        />
        <Select
          label={t`Players a side`}
          value={String(answers.playersPerTeam)}
          options={sizes}
          onChange={({ target }) => onResponse({ playersPerTeam: Number(target.value) })}
        />
        <Select
          label={t`Pitch cost`}
          value={answers.pays}
          options={payerOptions}
          onChange={({ target }) =>
            onResponse({ pays: payerOptions.find(({ value }) => value === target.value)?.value ?? 'both' })
          }
        />
      </div>
      <div className="flex flex-wrap gap-y-0 gap-x-8">
        <DeciderFields value={answers} onChange={onResponse} />
      </div>
      <Textarea
        label={t`Message to their captain`}
        rows={3}
        maxLength={300}
        value={answers.words}
        onChange={({ target }) => onResponse({ words: target.value.replaceAll('\n', ' ') })}
      />
    </div>
  </Section>
)
