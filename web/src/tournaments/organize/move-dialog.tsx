import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { type FittingSlot, slotSearchDays } from '@i-one/contract/tournaments/moving'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, toLocalDay, dayText, dayTimeText, timeText } from '../../lib/pitch-time.ts'
import { useUserArea } from '../../lib/where-from.ts'
import { pitchesAroundQuery } from '../../pitches/place-queries.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { nowhere, tieSlotsQuery } from '../queries.ts'
import { pairText } from '../ties.ts'
import { useTournamentActions } from '../use-tournament-actions.ts'

type MoveTieDialogProps = { tournament: Tournament; tie: Tie; onClose: () => void }
type Choice = FittingSlot | 'later'

export function MoveTieDialog({ tournament, tie, onClose }: MoveTieDialogProps) {
  const { _id, pitches, timeZone, serverTime, location } = tournament
  const today = toLocalDay(serverTime, timeZone)
  const [pitch, setPitch] = useState('')
  const [from, setFrom] = useState(today)
  const [choice, setChoice] = useState<Choice>()
  const here = useUserArea()
  const { data: around = [] } = useQuery(pitchesAroundQuery(location ?? here ?? nowhere))
  const others = around.filter((one) => !pitches.some(({ _id }) => _id === one._id))
  const isSearching = pitch !== '' || pitches.length > 0
  const query = useQuery({
    ...tieSlotsQuery(_id, tie._id, { ...(pitch && { pitch }), ...(from && { from }) }),
    enabled: isSearching,
  })
  const { act, pending } = useTournamentActions(_id, onClose)
  const now = pitches.find((one) => one._id === tie.pitch)
  const send = async () => {
    if (!choice) return
    const refused =
      choice === 'later'
        ? await act('postpone', tie._id)
        : await act('move', tie._id, { pitch: choice.pitch._id, start: choice.start })
    if (!refused) return
    setChoice(undefined)
    void query.refetch()
  }
  const searchAgain = (change: () => void) => {
    setChoice(undefined)
    change()
  }
  const until = addDays(from || today, slotSearchDays - 1)
  return (
    <ConfirmDialog
      onClose={onClose}
      title={pairText(tie.teamOne.name, tie.teamTwo.name)}
      description={
        tie.start && now
          ? t`Now ${{ time: dayTimeText(tie.start, now.timeZone) }}, ${{ pitch: now.name }}. We’ll notify both teams if you move it.`
          : t`This match has no time yet. We’ll notify both teams when you set the time.`
      }
      cancelText={t`Cancel`}
      confirmText={choice === 'later' ? t`Postpone it` : tie.start ? t`Move it` : t`Set the time`}
      pendingText={choice === 'later' ? t`Postponing...` : t`Moving...`}
      danger={choice === 'later'}
      disabled={!choice}
      pending={pending}
      onConfirm={send}
    >
      <div className="grid gap-4 mt-4">
        <div className="grid grid-cols-2 gap-4 items-end">
          <Select
            label={t`Pitch`}
            placeholder={pitches.length ? t`Tournament pitches` : t`Choose a pitch`}
            options={toNameOptions([...pitches, ...others])}
            value={pitch}
            onChange={({ target }) => searchAgain(() => setPitch(target.value))}
          />
          <Field
            label={t({ message: 'From', context: 'date' })}
            type="date"
            min={today}
            value={from}
            onChange={({ target }) => searchAgain(() => setFrom(target.value))}
          />
        </div>
        {query.isPending && isSearching && <Loading label={t`Looking for slots`} height={120} />}
        {query.error && !query.data && (
          <ErrorState
            sentence={t`The slots could not be loaded: ${{ reason: query.error.message }}`}
            query={query}
          />
        )}
        {query.data?.length === 0 && (
          <Empty
            title={t`No slot fits`}
            sentence={t`Every slot until ${{ day: dayText(until, 'UTC') }} is taken or too close to other matches. Try another pitch or a later day.`}
          />
        )}
        {query.data && (
          <div className="grid gap-5 max-h-[min(320px,28svh)] overflow-y-auto">
            {groupSlotsByDay(query.data).map(({ day, pitch: at, slots }) => (
              <fieldset key={`${day} ${at._id}`}>
                <legend className="strong">{commaText(dayText(day, 'UTC'), at.name)}</legend>
                <div className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2 py-2 px-1">
                  {slots.map((slot) => (
                    <label
                      key={slot.start}
                      className={classNames(
                        'grid place-content-center justify-items-center min-h-11 py-1 px-2 border rounded-card cursor-pointer',
                        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-turf',
                        choice === slot ? 'border-turf bg-turf-soft font-strong' : 'border-line',
                      )}
                    >
                      <input
                        type="radio"
                        name="slot"
                        className="vh"
                        checked={choice === slot}
                        onChange={() => setChoice(slot)}
                      />
                      <span className="num">{timeText(slot.start, at.timeZone)}</span>
                      {slot.own && (
                        <small className="text-muted">
                          <Trans context="slot">Booked</Trans>
                        </small>
                      )}
                    </label>
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
        )}
        {query.data?.some(({ own }) => own) && (
          <p className="small mute">
            <Trans>
              You already have the slots marked “Booked”. Any other slot is booked when you move the match.
            </Trans>
          </p>
        )}
        {tie.start && (
          <Button
            variant="ghost"
            aria-pressed={choice === 'later'}
            onClick={() => setChoice(choice === 'later' ? undefined : 'later')}
          >
            <Trans>Postpone without a new time</Trans>
          </Button>
        )}
      </div>
    </ConfirmDialog>
  )
}

interface SlotDay {
  day: string
  pitch: FittingSlot['pitch']
  slots: FittingSlot[]
}

export const groupSlotsByDay = (slots: readonly FittingSlot[]): SlotDay[] => {
  const days = new Map<string, SlotDay>()
  for (const slot of slots) {
    const { pitch } = slot
    const day = toLocalDay(slot.start, pitch.timeZone)
    const key = `${day} ${pitch._id}`
    const known = days.get(key)
    if (known) known.slots.push(slot)
    else days.set(key, { day, pitch, slots: [slot] })
  }
  return [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day))
}
