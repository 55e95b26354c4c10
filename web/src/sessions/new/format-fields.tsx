import { Segmented } from '../../ui/fields/segmented.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { DeciderFields } from '../decider-fields.tsx'
import { minutesOptions } from '../format-text.ts'
import { MoreFields } from '../more-fields.tsx'
import type { Answers } from './draft.ts'
import { PlayAsField } from './play-as-field.tsx'

type FormatFieldsProps = { answers: Answers; onAnswer: (some: Partial<Answers>) => void }

const oneToEight = Array.from({ length: 8 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))

const numbers = [
  ['minutesPerMatch', 'Total Minutes per Match'],
  ['playersPerTeam', 'Numbers of Players per Team'],
  ['sets', 'Number of Sets'],
] as const

export const FormatFields = ({ answers, onAnswer }: FormatFieldsProps) => (
  <>
    <Section title="How you play">
      <div className="grid gap-4 md:grid-cols-[1fr_1fr_1fr] md:items-end">
        {numbers.map(([name, label]) => (
          <Select
            key={name}
            label={label}
            className="[&_select]:text-[1.25rem] [&_select]:font-stretch-125% [&_select]:font-extrabold"
            options={name === 'minutesPerMatch' ? minutesOptions(answers[name]) : oneToEight}
            value={String(answers[name])}
            onChange={({ target }) => onAnswer({ [name]: Number(target.value) })}
          />
        ))}
      </div>
    </Section>
    {answers.sets === 1 && <PlayAsField answers={answers} onAnswer={onAnswer} />}
    <Section title="Conditions">
      <fieldset className="grid gap-1">
        <legend className="strong">Winning Decider</legend>
        <DeciderFields value={answers} onChange={onAnswer} />
      </fieldset>
    </Section>
    <Section title="Who may join">
      <Segmented
        label="Who may join"
        value={answers.visibility}
        onChange={(visibility) => onAnswer({ visibility })}
        items={[
          { value: 'public', label: 'Everyone' },
          { value: 'link', label: 'Anyone with the link' },
        ]}
      />
    </Section>
    <Section title="More, if you like">
      <MoreFields value={answers} onChange={onAnswer} />
    </Section>
  </>
)
