import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { ResultChanges } from '@i-one/contract/tournaments/results'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { isLive, isOver, listNamedTies, toSides } from '../ties.ts'
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
        label: 'Remove the result',
        hint: 'The result you entered will be deleted. A score recorded during the match will count again.',
      }
    : isReplayAhead && { label: 'Cancel the replay', hint: 'The earlier match counts again.' }
  const { kind } = answers
  const confirmText = kind === 'lot' ? 'Draw lots' : kind === 'replay' ? 'Play again' : 'Save the result'
  const labels: Record<ResultKind, string> = {
    played: tie.recorded ? 'Decided in extra time or on penalties' : 'Played',
    'walkover-one': `Walkover for ${teamOne.name}, ${rules.walkover}–0`,
    'walkover-two': `Walkover for ${teamTwo.name}, 0–${rules.walkover}`,
    'both-absent': 'Neither team came',
    void: 'Void, doesn’t count',
    lot: 'Decided by drawing lots',
    replay: 'Replay the match',
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
    const sides = (teams: (string | null)[]) =>
      teams.map((team) => (team && names.get(team)) ?? 'no team yet').join(' v ')
    setChanges(
      follows.data.changes.map(
        ({ number, before, after }) => `${matches.get(number)}: ${sides(before)} becomes ${sides(after)}.`,
      ),
    )
  }
  const steppers = (of: 'goals' | 'penalties', word: string) => (
    <div className="grid grid-cols-2 gap-4 items-end">
      {toSides(tie).map(([side, { name }]) => (
        <Stepper
          key={side}
          label={`${name}${word}`}
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
      title={`${teamOne.name} v ${teamTwo.name}`}
      cancelText="Cancel"
      confirmText={isRemoval ? 'Confirm' : changes.length ? 'Change it' : confirmText}
      disabled={!isRemoval && answers.kind === undefined}
      pendingText="Saving..."
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
            label="Outcome"
            placeholder="Choose"
            options={kinds.map((value) => ({ value, label: labels[value] }))}
            value={answers.kind ?? ''}
            onChange={({ target }) => answer({ kind: kinds.find((kind) => kind === target.value) })}
          />
        )}
        {!isRemoval && answers.kind === 'lot' && (
          <p className="small mute">We draw lots when you confirm. This can’t be undone.</p>
        )}
        {!isRemoval && answers.kind === 'replay' && (
          <p className="small mute">
            This match stays on record but doesn’t count. Set a time for the replay next.
          </p>
        )}
        {!isRemoval && answers.kind === 'played' && steppers('goals', '')}
        {!isRemoval && needsPenalties(answers, isKnockOut) && steppers('penalties', ', penalties')}
        {changes.map((change) => (
          <StatusLine key={change} tone="wait">
            {change}
          </StatusLine>
        ))}
      </div>
    </ConfirmDialog>
  )
}
