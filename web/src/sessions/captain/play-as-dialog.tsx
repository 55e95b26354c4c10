import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { myTeamsQuery } from '../../teams/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import type { SessionDialogProps } from '../act-dialog.tsx'

export const PlayAsDialog = ({ session, actions, open, onClose }: SessionDialogProps) => (
  <Dialog
    look="sheet"
    open={open}
    onClose={onClose}
    dismissible={actions.doing !== 'play-as'}
    title={t`Play as your team`}
    description={
      session.drawnAt
        ? t`One side takes your team’s name. Team members in this game play on that side. The teams are drawn again.`
        : t`One side takes your team’s name. Team members in this game play on that side.`
    }
  >
    <Choice session={session} actions={actions} onDone={onClose} />
  </Dialog>
)

type ChoiceProps = Pick<SessionDialogProps, 'session' | 'actions'> & { onDone: () => void }

const randomName = ''

function Choice({ session, actions, onDone }: ChoiceProps) {
  const query = useQuery(myTeamsQuery)
  const { data: teams, error } = query
  const [set, setSet] = useState(session.setTeams[0]?.set ?? 1)
  const playing = session.setTeams.find((one) => one.set === set)?.team ?? randomName
  const [wanted, setWanted] = useState<string>()
  const mine = teams?.filter(({ mine }) => mine?.state === 'member') ?? []
  const chosen = wanted ?? (playing || (mine[0]?._id ?? randomName))
  if (!teams && error)
    return (
      <ErrorState sentence={t`Your teams could not be loaded: ${{ reason: error.message }}`} query={query} />
    )
  if (!teams) return <Loading label={t`Loading your teams`} height={160} />
  if (mine.length === 0)
    return (
      <p>
        <Trans>
          You aren’t in a team yet.{' '}
          <Link className="link" to="/teams">
            Create or find a team
          </Link>
        </Trans>
      </p>
    )
  const save = async () => {
    if (!(await actions.act('play-as', set, chosen || null))) return
    const team = mine.find(({ _id }) => _id === chosen)
    toast.success(team ? t`Side ${set} plays as ${{ team: team.name }}` : t`Side ${set} has a random name`)
    onDone()
  }
  return (
    <div className="grid gap-6">
      {session.sets > 1 && (
        <Select
          className="grid gap-2"
          label={t`Side`}
          value={String(set)}
          options={session.setNames.map((name, at) => ({
            value: String(at + 1),
            label: t`${{ number: at + 1 }}: ${name}`,
          }))}
          onChange={({ target }) => {
            setSet(Number(target.value))
            setWanted(undefined)
          }}
        />
      )}
      <Select
        className="grid gap-2"
        label={t`Plays as`}
        value={chosen}
        options={[...toNameOptions(mine), { value: randomName, label: t`A random name` }]}
        onChange={({ target }) => setWanted(target.value)}
      />
      <Button
        size="big"
        block
        disabled={chosen === playing}
        pending={actions.doing === 'play-as'}
        pendingText={t`Saving...`}
        onClick={() => void save()}
      >
        {chosen === playing ? t`No changes` : t({ message: 'Save', comment: 'Saves the changes' })}
      </Button>
    </div>
  )
}
