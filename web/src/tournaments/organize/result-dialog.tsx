import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { ResultChanges } from '@i-one/contract/tournaments/results'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { isLive, isOver, listNamedTies, pairText, toSides } from '../ties.ts'
import { useTournamentActions } from '../use-tournament-actions.ts'
import {
  type ResultKind,
  toResultAnswers,
  needsPenalties,
  listResultKinds,
  toResultBody,
} from './result-body.ts'

type ResultDialogProps = { tournament: Tournament; tie: Tie; onClose: () => void }

export function ResultDialog({ tournament, tie, onClose }: ResultDialogProps) {
  const { _id, stages, entries, rules } = tournament
  const { teamOne, teamTwo } = tie
  const [answers, setAnswers] = useState(() => toResultAnswers(tie))
  const [changes, setChanges] = useState<string[]>([])
  const [isRemoval, setIsRemoval] = useState(false)
  const { act, pending } = useTournamentActions(_id, onClose)
  const isKnockOut = stages.some(
    ({ kind, ties }) => kind === 'knock-out' && ties.some((one) => one._id === tie._id),
  )
  const names = new Map(entries.map(({ team }) => [team._id, team.name]))
  const matches = new Map(listNamedTies(tournament).map(({ tie: { number }, name }) => [number, name]))
  const isScored = tie.recorded === true && !tie.entered
  const kinds = listResultKinds(tie, isKnockOut)
  const isReplayAhead = tie.earlier !== undefined && !isOver(tie) && !isLive(tie)
  const undo = tie.entered
    ? {
        label: t`Remove the result`,
        hint: t`The result you entered will be deleted. A score recorded during the match will count again.`,
      }
    : isReplayAhead && { label: t`Cancel the replay`, hint: t`The earlier match counts again.` }
  const { kind } = answers
  const confirmText = kind === 'lot' ? t`Draw lots` : kind === 'replay' ? t`Play again` : t`Save the result`
  const labels: Record<ResultKind, string> = {
    played: tie.recorded
      ? t`Decided in extra time or on penalties`
      : t({ message: 'Played', context: 'outcome of a match' }),
    'walkover-one': t`Walkover for ${{ team: teamOne.name }}, ${{ score: `${rules.walkover}–0` }}`,
    'walkover-two': t`Walkover for ${{ team: teamTwo.name }}, ${{ score: `0–${rules.walkover}` }}`,
    'both-absent': t`Neither team turned up`,
    void: t`Void, doesn’t count`,
    lot: t`Decided by drawing lots`,
    replay: t`Replay the match`,
  }
  const answer = (some: Partial<typeof answers>) => {
    setAnswers({ ...answers, ...some })
    setChanges([])
  }
  const send = async () => {
    const confirmed = changes.length > 0
    const error = isRemoval
      ? await act('removeResult', tie._id, confirmed)
      : await act('result', tie._id, { ...toResultBody(answers, isKnockOut), confirmed })
    if (!error) return
    const follows = ResultChanges.safeParse(error.body)
    if (error.code !== 'changes-later-matches' || !follows.success) return
    const sides = (teams: (string | null)[]) => {
      const [one = '', two = ''] = teams.map((team) => (team && names.get(team)) ?? t`no team yet`)
      return pairText(one, two)
    }
    setChanges(
      follows.data.changes.map(({ number, ...teams }) => {
        const match = matches.get(number) ?? ''
        const [before, after] = [sides(teams.before), sides(teams.after)]
        return t`${match}: ${before} becomes ${after}.`
      }),
    )
  }
  const steppers = (of: 'goals' | 'penalties') => (
    <div className="grid grid-cols-2 gap-4 items-end">
      {toSides(tie).map(([side, { name }]) => (
        <Stepper
          key={side}
          label={of === 'penalties' ? t`${{ team: name }}, penalties` : name}
          value={answers[of][side]}
          min={of === 'goals' && isScored ? tie.score?.[side] : 0}
          max={99}
          onChange={(count) => answer({ [of]: { ...answers[of], [side]: count } })}
        />
      ))}
    </div>
  )
  return (
    <ConfirmDialog
      onClose={onClose}
      title={pairText(teamOne.name, teamTwo.name)}
      cancelText={t`Cancel`}
      confirmText={isRemoval ? t`Confirm` : changes.length ? t`Change it` : confirmText}
      disabled={!isRemoval && answers.kind === undefined}
      pendingText={t`Saving...`}
      danger={isRemoval || changes.length > 0}
      pending={pending}
      onConfirm={send}
    >
      <div className="grid gap-4 mt-4">
        {undo && (
          <Switch
            {...undo}
            checked={isRemoval}
            onChange={({ target }) => {
              setIsRemoval(target.checked)
              setChanges([])
            }}
          />
        )}
        {!isRemoval && (
          <Select
            label={t`Outcome`}
            placeholder={t`Choose`}
            options={kinds.map((value) => ({ value, label: labels[value] }))}
            value={answers.kind ?? ''}
            onChange={({ target }) => answer({ kind: kinds.find((kind) => kind === target.value) })}
          />
        )}
        {!isRemoval && answers.kind === 'lot' && (
          <p className="small mute">
            <Trans>We draw lots when you confirm. This can’t be undone.</Trans>
          </p>
        )}
        {!isRemoval && answers.kind === 'replay' && (
          <p className="small mute">
            <Trans>This match stays on record but doesn’t count. Set a time for the replay next.</Trans>
          </p>
        )}
        {!isRemoval && answers.kind === 'played' && steppers('goals')}
        {!isRemoval && needsPenalties(answers, isKnockOut) && steppers('penalties')}
        {changes.map((change) => (
          <StatusLine key={change} tone="wait">
            {change}
          </StatusLine>
        ))}
      </div>
    </ConfirmDialog>
  )
}
