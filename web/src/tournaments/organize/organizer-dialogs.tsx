import type { Tournament } from '@i-one/contract/tournaments'
import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { tournamentSizeText } from '../new/size-words.ts'
import { useTournamentActions } from '../use-tournament-actions.ts'

type DialogProps = { tournament: Tournament; onClose: () => void }

const seedings = [
  { value: 'lot', label: t({ message: 'Random', context: 'draw of teams' }) },
  { value: 'strength', label: t`By strength, from results so far` },
  { value: 'hand', label: t`By hand` },
]

/** When seeding by hand, teams without a chosen seed are seeded at random. */
export function DrawDialog({ tournament, onClose }: DialogProps) {
  const { _id, entries } = tournament
  const [seeding, setSeeding] = useState('lot')
  const [seeds, setSeeds] = useState<string[]>([])
  const { act, pending } = useTournamentActions(_id, onClose)
  const size = tournamentSizeText({ ...tournament, most: entries.length })
  const options = toNameOptions(entries.map(({ team }) => team))
  const byHand = seeding === 'hand'
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t({ message: 'Draw', context: 'draw of teams' })}
      description={`${size} ${t`The draw closes entries and can’t be undone.`}`}
      cancelText={t`Not yet`}
      confirmText={plural({ teams: entries.length }, { one: 'Draw # team', other: 'Draw # teams' })}
      pendingText={t`Drawing...`}
      pending={pending}
      danger={false}
      disabled={byHand && seeds.length === 0}
      onConfirm={() => act('draw', byHand ? seeds : seeding === 'strength' ? 'strength' : 'lot')}
    >
      <div className="grid gap-4 mt-4">
        <Select
          label={t`Seeding`}
          options={seedings}
          value={seeding}
          onChange={({ target }) => setSeeding(target.value)}
        />
        {byHand &&
          entries.slice(0, seeds.length + 1).map((_, at) => (
            <Select
              // keyed by index, because the index is the seed
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              label={t`Seed ${{ seed: at + 1 }}`}
              placeholder={at === 0 ? t`Choose a team` : t`Random from this seed on`}
              options={options.filter(({ value }) => !seeds.slice(0, at).includes(value))}
              value={seeds[at] ?? ''}
              onChange={({ target }) =>
                setSeeds([...seeds.slice(0, at), ...(target.value ? [target.value] : [])])
              }
            />
          ))}
      </div>
    </ConfirmDialog>
  )
}

export function CancelTournamentDialog({ tournament: { _id, name, entries }, onClose }: DialogProps) {
  const { act, pending } = useTournamentActions(_id, onClose)
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t`Call ${{ tournament: name }} off?`}
      description={plural(
        { teams: entries.length },
        {
          one: '# team entered. No match will be played. This can’t be undone.',
          other: '# teams entered. No match will be played. This can’t be undone.',
        },
      )}
      cancelText={t`Keep it`}
      confirmText={t`Call it off`}
      pendingText={t`Calling it off...`}
      pending={pending}
      onConfirm={() => act('cancel')}
    />
  )
}

type DrawLotsProps = DialogProps & { teams: string[]; names: string }

export function DrawLotsDialog({ tournament, teams, names, onClose }: DrawLotsProps) {
  const { act, pending } = useTournamentActions(tournament._id, onClose)
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t`Draw lots?`}
      description={t`${{ teams: names }} are level on every tie-break. We draw lots at random, once. This can’t be undone.`}
      cancelText={t`Not yet`}
      confirmText={t`Draw lots`}
      pendingText={t`Drawing...`}
      danger={false}
      pending={pending}
      onConfirm={() => act('lot', teams)}
    />
  )
}
