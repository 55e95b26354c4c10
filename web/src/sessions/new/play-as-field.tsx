import { useQuery } from '@tanstack/react-query'
import { myTeamsQuery } from '../../teams/queries.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Section } from '../../ui/layout/section.tsx'
import type { Answers } from './draft.ts'

type PlayAsFieldProps = { answers: Answers; onAnswer: (some: Partial<Answers>) => void }

export function PlayAsField({ answers, onAnswer }: PlayAsFieldProps) {
  const { data: teams = [] } = useQuery(myTeamsQuery)
  const mine = teams.filter(({ mine }) => mine?.state === 'member')
  return (
    <Section title="Opponent wanted">
      <p>
        One set looks for an opponent. Another team near you can take the other side; if nobody does, you play
        in two sets among yourselves.
      </p>
      {mine.length > 0 && (
        <Select
          label="Plays as"
          value={answers.team ?? ''}
          options={[
            { value: '', label: 'No team, a random name' },
            ...mine.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={({ target }) => onAnswer({ team: target.value || undefined })}
        />
      )}
    </Section>
  )
}
