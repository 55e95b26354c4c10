import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type TimeBeside, toTimeBeside } from '../../lib/time/time-beside.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import type { SessionDialogProps } from '../act-dialog.tsx'
import { DeciderFields } from '../decider-fields.tsx'
import {
  SessionDetailFields,
  FormatNumberFields,
  VisibilityChoice,
  oneToEightOptions,
} from '../more-fields.tsx'
import { hasOtherPlayers, getMinimumRange, useSessionEdit } from './session-edit.ts'

const caps = [...oneToEightOptions, { value: '0', label: t`No limit` }]

const labels = { minutesPerMatch: t`Minutes per match`, playersPerTeam: t`Players per team`, sets: t`Teams` }

/** Keeps the dialog open after saving, so that the captain can undo the change. */
export const EditDialog = ({ session, actions, open, onClose }: SessionDialogProps) => (
  <Dialog
    look="sheet"
    open={open}
    onClose={onClose}
    dismissible={actions.doing !== 'edit'}
    title={t`Edit the game`}
  >
    <EditForm session={session} actions={actions} />
  </Dialog>
)

const playersNeededText = (min: number, max: number, { day, time }: TimeBeside) =>
  day
    ? t`From ${min} to ${max} players. With fewer players, the game is called off on ${day} at ${time}.`
    : t`From ${min} to ${max} players. With fewer players, the game is called off at ${time}.`

function EditForm({ session, actions }: Pick<SessionDialogProps, 'session' | 'actions'>) {
  const { value, change, dirty, save, undo } = useSessionEdit(session, actions)
  const pending = actions.doing === 'edit'
  const { min, max } = getMinimumRange(value)
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p className="strong">
          <Trans>Joining</Trans>
        </p>
        <VisibilityChoice value={value.visibility} onChange={(visibility) => change({ visibility })} />
      </div>
      <div className="grid gap-2">
        <Stepper
          label={t`Players needed`}
          value={value.minimum}
          min={min}
          max={max}
          onChange={(minimum) => change({ minimum })}
        />
        <p className="small mute">
          {playersNeededText(min, max, toTimeBeside(session.fillBy, session.pitch.timeZone, session.start))}
        </p>
      </div>
      {value.sets > 2 && (
        <Select
          className="grid gap-2"
          label={t`Wins in a row before a team rests`}
          options={caps}
          value={String(value.streakCap)}
          onChange={({ target }) => change({ streakCap: Number(target.value) })}
        />
      )}
      {/* the server, not this form, rejects a format with fewer places than players */}
      <div className="grid grid-cols-3 items-end gap-3 max-[360px]:grid-cols-1">
        <FormatNumberFields value={value} labels={labels} onChange={change} />
      </div>
      <fieldset>
        <legend className="strong">
          <Trans>Winning Decider</Trans>
        </legend>
        <DeciderFields value={value} onChange={change} />
      </fieldset>
      <SessionDetailFields className="gap-2" value={value} onChange={change} />
      {hasOtherPlayers(session) && (
        <p className="small mute">
          <Trans>We notify all players about your change.</Trans>
        </p>
      )}
      {undo && !dirty && (
        <div className="flex items-center justify-between gap-4">
          <StatusLine tone="ok" className="flex-1 px-4 rounded-card">
            <Trans>Saved. Everyone can see the change.</Trans>
          </StatusLine>
          <button type="button" className="link" disabled={pending} onClick={() => void undo()}>
            <Trans>Undo</Trans>
          </button>
        </div>
      )}
      <Button
        size="big"
        block
        disabled={!dirty}
        pending={pending}
        pendingText={t`Saving...`}
        onClick={() => void save()}
      >
        <Trans comment="Saves the changes">Save</Trans>
      </Button>
    </div>
  )
}
