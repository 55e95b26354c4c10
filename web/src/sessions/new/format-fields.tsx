import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { myTeamsQuery } from '../../teams/queries.ts'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { DeciderFields } from '../decider-fields.tsx'
import { SessionDetailFields, FormatNumberFields, VisibilityChoice } from '../more-fields.tsx'
import type { SessionDraft } from './draft.ts'

type FormatFieldsProps = { answers: SessionDraft; onResponse: (some: Partial<SessionDraft>) => void }

const labels = {
  minutesPerMatch: t`Total Minutes per Match`,
  playersPerTeam: t`Numbers of Players per Team`,
  sets: t`Number of Sets`,
}

export const FormatFields = ({ answers, onResponse }: FormatFieldsProps) => (
  <>
    <Section title={t`How you play`}>
      <div className="grid gap-4 md:grid-cols-[1fr_1fr_1fr] md:items-end">
        <FormatNumberFields
          className="[&_select]:text-[1.25rem] [&_select]:font-stretch-125% [&_select]:font-extrabold"
          value={answers}
          labels={labels}
          onChange={onResponse}
        />
      </div>
    </Section>
    {answers.sets === 1 && <PlayAsField answers={answers} onResponse={onResponse} />}
    <Section title={t`Conditions`}>
      <fieldset className="grid gap-1">
        <legend className="strong">
          <Trans>Winning Decider</Trans>
        </legend>
        <DeciderFields value={answers} onChange={onResponse} />
      </fieldset>
    </Section>
    <Section title={t`Joining`}>
      <VisibilityChoice value={answers.visibility} onChange={(visibility) => onResponse({ visibility })} />
    </Section>
    <Section title={t`More options`}>
      <SessionDetailFields value={answers} onChange={onResponse} />
    </Section>
  </>
)

function PlayAsField({ answers, onResponse }: FormatFieldsProps) {
  const { data: teams = [] } = useQuery(myTeamsQuery)
  const mine = teams.filter(({ mine }) => mine?.state === 'member')
  return (
    <Section title={t`Opponent wanted`}>
      <p>
        <Trans>
          One team needs an opponent. Another team near you can take the other side. If none does, you split
          into two teams.
        </Trans>
      </p>
      {mine.length > 0 && (
        <Select
          label={t`Plays as`}
          value={answers.team ?? ''}
          options={[{ value: '', label: t`A random name` }, ...toNameOptions(mine)]}
          onChange={({ target }) => onResponse({ team: target.value || undefined })}
        />
      )}
    </Section>
  )
}
