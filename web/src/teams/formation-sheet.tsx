import type { Team, TeamFormation } from '@i-one/contract/teams'
import { type Formation, listFormationsFor, toSpots } from '@i-one/game/matches/formations'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Field } from '../ui/fields/field.tsx'
import { toNameOptions } from '../ui/fields/name-options.ts'
import { Select } from '../ui/fields/select.tsx'
import { FormationPicker } from './formation-picker.tsx'
import type { TeamActions } from './use-team-actions.ts'

type FormationSheetProps = { team: Team; id: string; actions: TeamActions; onClose: () => void }
type Spots = TeamFormation['spots']

const sizes = [4, 5, 6, 7, 8]

const emptySpots = (formation: Formation): Spots =>
  toSpots(formation).map(({ group, x, y }) => ({ role: group, x, y }))

/** Keeps each player at the same index when the formation changes. */
const reshape = (formation: Formation, before: Spots): Spots =>
  emptySpots(formation).map((spot, at) => {
    const player = before[at]?.player
    return player ? { ...spot, player } : spot
  })

const shapeOf = (spots: Spots) => {
  const count = (role: string) => spots.filter((spot) => spot.role === role).length
  return ['defenders', 'midfielders', 'forward'].map(count).filter(Boolean).join('-')
}

const useFormation = (team: Team, id: string) => {
  const saved = team.formations.find(({ _id }) => _id === id)
  const five = listFormationsFor(5)[0]
  const [name, setName] = useState(saved?.name ?? '')
  const [spots, setSpots] = useState<Spots>(saved?.spots ?? (five ? emptySpots(five) : []))
  return { saved, name, setName, spots, setSpots, formations: listFormationsFor(spots.length) }
}

export function FormationSheet({ team, id, actions, onClose }: FormationSheetProps) {
  const { saved, name, setName, spots, setSpots, formations } = useFormation(team, id)
  const [tried, setTried] = useState(false)
  const pending = actions.doing !== undefined
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() && (await actions.act('save-formation', id, { name, spots }))) onClose()
  }
  const remove = async () => {
    if (await actions.act('remove-formation', id)) onClose()
  }
  const resize = (size: number) => {
    const first = listFormationsFor(size)[0]
    if (first) setSpots(reshape(first, spots))
  }
  return (
    <Dialog
      look="wide"
      dismissible={!pending}
      onClose={onClose}
      title={saved ? saved.name : t`Save a formation`}
      description={t`Your team lines up like this in games with this many players.`}
    >
      <form
        noValidate
        className="grid gap-5 pt-5 px-5 pb-7 md:pt-7 md:px-9 md:pb-9"
        onSubmit={(event) => void save(event)}
      >
        <Field
          label={t`Name`}
          required
          maxLength={40}
          value={name}
          error={tried && !name.trim() ? t`Name is required` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Select
          label={t`Players`}
          value={String(spots.length)}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={({ target }) => resize(Number(target.value))}
        />
        <FormationPicker
          formations={formations}
          chosen={formations.find((formation) => formation.name === shapeOf(spots))}
          onChoose={(formation) => setSpots(reshape(formation, spots))}
        />
        <SpotFields team={team} spots={spots} onChange={setSpots} />
        <Button type="submit" size="big" block pending={pending} pendingText={t`Saving...`}>
          <Trans comment="Verb on a button">Save</Trans>
        </Button>
        {saved && (
          <Button variant="ghost" disabled={pending} onClick={() => void remove()}>
            <Trans>Delete this formation</Trans>
          </Button>
        )}
      </form>
    </Dialog>
  )
}

const called = {
  goalkeeper: t`Goalkeeper`,
  defenders: t`Defender`,
  midfielders: t`Midfielder`,
  forward: t`Forward`,
}

type SpotFieldsProps = { team: Team; spots: Spots; onChange: (spots: Spots) => void }

/** Frees a player's previous spot when the player is moved to another spot. */
function SpotFields({ team, spots, onChange }: SpotFieldsProps) {
  const put = (at: number, player: string) =>
    onChange(
      spots.map(({ player: there, ...spot }, n) => {
        if (n === at) return player ? { ...spot, player } : spot
        return there && there !== player ? { ...spot, player: there } : spot
      }),
    )
  const players = [
    { value: '', label: t`No one yet` },
    ...toNameOptions(team.members.map(({ player }) => player)),
  ]
  return spots.map(({ role, player }, at) => (
    <Select
      key={at}
      label={labelOf(spots, role, at)}
      value={player ?? ''}
      options={players}
      onChange={({ target }) => put(at, target.value)}
    />
  ))
}

/** Returns a label like 'Defender 2', without the number if the formation has a single spot for the role. */
const labelOf = (spots: Spots, role: Spots[number]['role'], at: number) => {
  const alike = spots.filter((spot) => spot.role === role).length
  if (alike === 1) return called[role]
  const number = spots.slice(0, at + 1).filter((spot) => spot.role === role).length
  return t`${{ position: called[role] }} ${number}`
}
