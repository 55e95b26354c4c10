import type { Team } from '@i-one/contract/teams'
import type { FormEvent } from 'react'

import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/layout/dialog.tsx'
import styles from './team-form.module.css'
import { TeamFields, teamOf } from './team-fields.tsx'
import { useTeamForm } from './use-team-form.ts'
import type { TeamActions } from './use-team-actions.ts'

type ChangeTeamProps = { team: Team; actions: TeamActions; onEnd: () => void; onClose: () => void }

export function ChangeTeam({ team, actions, onEnd, onClose }: ChangeTeamProps) {
  const pending = actions.doing !== undefined
  const { answers, errors, change, check } = useTeamForm({
    name: team.name,
    colour: team.colour ?? null,
    address: team.address,
    coordinates: team.location.coordinates,
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    if (await actions.act('change', { ...teamOf(answers), colour: answers.colour })) onClose()
  }
  return (
    <Dialog look="wide" open dismissible={!pending} onOpenChange={onClose} title="Change the team">
      <form noValidate className={styles.wide} onSubmit={(event) => void send(event)}>
        <TeamFields answers={answers} errors={errors} onChange={change} />
        <Button type="submit" size="big" block pending={pending} pendingText="Saving...">
          Save
        </Button>
        <Button variant="ghost" disabled={pending} onClick={onEnd}>
          End the team
        </Button>
      </form>
    </Dialog>
  )
}
