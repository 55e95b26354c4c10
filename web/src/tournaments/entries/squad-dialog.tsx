import { plural, t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayTimeText } from '../../lib/pitch-time.ts'
import { teamQuery } from '../../teams/queries.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { useTournamentActions } from '../use-tournament-actions.ts'
import type { EntryDialogProps } from './entry-dialogs.tsx'

/** If a number field is empty, the server assigns a number. */
export function SquadDialog({ tournament, entry: { team, squad }, onClose }: EntryDialogProps) {
  const { _id, timeZone, squad: rules, mine } = tournament
  const query = useQuery(teamQuery(team._id, undefined))
  const [numbers, setNumbers] = useState(
    () =>
      new Map(squad.flatMap(({ player, number }) => (player._id ? [[player._id, `${number ?? ''}`]] : []))),
  )
  const [wrong, setWrong] = useState<string>()
  const { act, pending } = useTournamentActions(_id, onClose)
  const change = (player: string, number: string | undefined) => {
    const next = new Map(numbers)
    if (number === undefined) next.delete(player)
    else next.set(player, number)
    setNumbers(next)
    setWrong(undefined)
  }
  const members = (query.data?.members ?? []).map(({ player }) => player)
  const formerMembers = squad.flatMap(({ player: { _id, name } }) =>
    _id && query.data && !members.some((member) => member._id === _id) ? [{ _id, name }] : [],
  )
  const players = [...members, ...formerMembers]
  const chosen = players.filter(({ _id }) => numbers.has(_id))
  const tooMany = chosen.length > rules.most
  const send = async () => {
    const named = chosen.map(({ _id: player }) => {
      const number = numbers.get(player)
      return { player, ...(number && { number: Number(number) }) }
    })
    const refused = await act('squad', team._id, { squad: named })
    if (refused) setWrong(Object.values(refused.fields)[0] ?? refused.message)
  }
  const until = dayTimeText(rules.until, timeZone)
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t`Squad of ${{ team: team.name }}`}
      description={
        mine?.organizer
          ? plural(
              { players: rules.most },
              {
                one: `# player at most. The captain can change the squad until ${until}. You can change it later too.`,
                other: `# players at most. The captain can change the squad until ${until}. You can change it later too.`,
              },
            )
          : plural(
              { players: rules.most },
              {
                one: `# player at most. You can change the squad until ${until}.`,
                other: `# players at most. You can change the squad until ${until}.`,
              },
            )
      }
      cancelText={t`Cancel`}
      confirmText={plural({ players: chosen.length }, { one: 'Save # player', other: 'Save # players' })}
      pendingText={t`Saving...`}
      danger={false}
      pending={pending}
      disabled={chosen.length === 0 || tooMany}
      onConfirm={send}
    >
      <div className="grid gap-4 mt-4">
        {query.isPending && <Loading label={t`Loading team`} height={200} />}
        {query.error && !query.data && (
          <ErrorState
            sentence={t`The team could not be loaded: ${{ reason: query.error.message }}`}
            query={query}
          />
        )}
        <ul>
          {players.map((player) => (
            <li key={player._id} className="grid grid-cols-[minmax(0,1fr)_72px] gap-3 items-center min-h-13">
              <Checkbox
                label={
                  formerMembers.includes(player) ? t`${{ player: player.name }} (left the team)` : player.name
                }
                checked={numbers.has(player._id)}
                onChange={({ target }) => change(player._id, target.checked ? '' : undefined)}
              />
              {numbers.has(player._id) && (
                <Field
                  label={t`Shirt number of ${{ player: player.name }}`}
                  hideLabel
                  inputMode="numeric"
                  maxLength={2}
                  placeholder={t({ message: 'No.', comment: 'Short for number' })}
                  value={numbers.get(player._id) ?? ''}
                  onChange={({ target }) => change(player._id, target.value.replace(/\D/g, ''))}
                />
              )}
            </li>
          ))}
        </ul>
        {(tooMany || wrong) && (
          <p role="alert" className="text-danger">
            {wrong ??
              plural(
                { players: chosen.length - rules.most },
                { one: '# player too many.', other: '# players too many.' },
              )}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
