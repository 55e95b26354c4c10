import { CallError } from '@i-one/contract/call'
import type { Pitch } from '@i-one/contract/pitches'
import {
  type LaidPlan,
  type Loosening,
  bookTournament,
  layTournament,
} from '@i-one/contract/tournaments/calendar'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { call } from '../../lib/call.ts'
import { toastRefusal } from '../../lib/show-refusal.ts'
import { useWhereFrom } from '../../lib/where-from.ts'
import { pitchesAroundQuery } from '../../pitches/place-queries.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { type LiveTournament, tournamentSeen } from '../queries.ts'
import { DaysOff } from './days-off.tsx'
import { firstWishes } from './first-wishes.ts'
import { OtherPitch } from './other-pitch.tsx'
import { PlanView } from './plan-view.tsx'
import { WhatWouldHelp } from './what-would-help.tsx'
import styles from './lay-calendar.module.css'

type LayCalendarProps = { tournament: LiveTournament; onClose: () => void }
type Wishes = z.input<typeof layTournament.body>
type FirstWishes = ReturnType<typeof firstWishes>
type Hours = { days: number[]; open: string; close: string }

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** The nearest pitches that are not chosen, to try. */
const mostOthers = 3
const anywhere = { type: 'Point' as const, coordinates: [0, 0] as [number, number] }

const bodyOf = (wishes: FirstWishes, { days, open, close }: Hours): Wishes => ({
  ...wishes,
  rest: Number(wishes.rest),
  hours: days.map((day) => ({ day, open, close })),
})

/** What is to be chosen before there can be a plan, by its field. */
const lacking = ({ pitches, from, to }: FirstWishes, { days }: Hours): Record<string, string> => ({
  ...(pitches.length === 0 && { pitches: 'Choose a pitch' }),
  ...(!from && { from: 'Choose the first day' }),
  ...(!to && { to: 'Choose the last day' }),
  ...(days.length === 0 && { hours: 'Choose a day of the week' }),
})

/** First a plan, which books nothing; then the plan as it was shown, all of it or nothing. */
export function LayCalendar({ tournament, onClose }: LayCalendarProps) {
  const { _id } = tournament
  const here = useWhereFrom()
  const near = tournament.location ?? here ?? anywhere
  const { data: around = [] } = useQuery(pitchesAroundQuery(near))
  const [found, setFound] = useState<Pitch[]>([])
  const pitches = [...found, ...around.filter(({ _id }) => !found.some((one) => one._id === _id))]
  const [wishes, setWishes] = useState(() => firstWishes(tournament))
  const [hours, setHours] = useState({ days: [1, 2, 3, 4, 5, 6, 7], open: '18:00', close: '22:00' })
  const queries = useQueryClient()
  const refused = (error: Error) => {
    toastRefusal(error)
    if (error.code === 'plan-outdated') laying.reset()
  }
  const laying = useMutation({
    mutationFn: (body: Wishes) => call(layTournament, { params: { id: _id }, body }),
    onError: refused,
  })
  const booking = useMutation({
    mutationFn: (plan: string) => call(bookTournament, { params: { id: _id }, body: { plan } }),
    onSuccess: (booked) => {
      tournamentSeen(queries, booked)
      onClose()
    },
    onError: refused,
  })
  const [moved, setMoved] = useState<LaidPlan>()
  const { data, error } = laying
  // a match that was moved since is in the plan that came with the move
  const laid = moved && moved.plan._id === data?.plan._id ? moved : data
  const form = useRef<HTMLDivElement>(null)
  const [tried, setTried] = useState(false)
  const errors = {
    ...(error instanceof CallError && error.fields),
    ...(tried && lacking(wishes, hours)),
  }
  const toggle = <Item,>(all: readonly Item[], one: Item) =>
    all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
  const change = (some: Partial<typeof wishes>) => {
    setWishes({ ...wishes, ...some })
    laying.reset()
  }
  const changeHours = (some: Partial<typeof hours>) => {
    setHours({ ...hours, ...some })
    laying.reset()
  }
  const tryIt = (by: Loosening['by']) => {
    const next = { wishes, hours }
    if ('weekday' in by) next.hours = { ...hours, days: [...hours.days, by.weekday] }
    if ('close' in by) next.hours = { ...hours, close: by.close }
    if ('to' in by) next.wishes = { ...wishes, to: by.to }
    if ('rest' in by) next.wishes = { ...wishes, rest: String(by.rest) }
    if ('pitch' in by) next.wishes = { ...wishes, pitches: [...wishes.pitches, by.pitch] }
    setWishes(next.wishes)
    setHours(next.hours)
    laying.mutate(bodyOf(next.wishes, next.hours))
  }
  const plan = () => {
    if (Object.keys(lacking(wishes, hours)).length === 0) return laying.mutate(bodyOf(wishes, hours))
    flushSync(() => setTried(true))
    // what is to be chosen may have been scrolled away
    form.current
      ?.querySelector('[aria-invalid], [role="alert"]:not(:empty)')
      ?.scrollIntoView({ block: 'center' })
  }
  const hasPlan = laid !== undefined && laid.plan.lines.length > 0
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Plan the calendar"
      description="You see the plan before anything is booked."
      cancelText="Not yet"
      confirmText={hasPlan ? 'Book the plan' : 'Make a plan'}
      pendingText={hasPlan ? 'Booking...' : 'Planning...'}
      danger={false}
      className={hasPlan ? styles.roomy : undefined}
      pending={laying.isPending || booking.isPending}
      onConfirm={() => (hasPlan ? booking.mutate(laid.plan._id) : plan())}
    >
      <div ref={form} className={styles.form}>
        <fieldset className={styles.choices}>
          <legend className="strong">Pitches</legend>
          {pitches.map(({ _id: pitch, name }) => (
            <Checkbox
              key={pitch}
              label={name}
              checked={wishes.pitches.includes(pitch)}
              onChange={() => change({ pitches: toggle(wishes.pitches, pitch) })}
            />
          ))}
          <div role="alert">{errors['pitches'] && <FieldError>{errors['pitches']}</FieldError>}</div>
        </fieldset>
        <OtherPitch
          near={near}
          onFind={(pitch) => {
            setFound([...found.filter(({ _id }) => _id !== pitch._id), pitch])
            change({ pitches: [...new Set([...wishes.pitches, pitch._id])] })
          }}
        />
        <div className={styles.two}>
          {(['from', 'to'] as const).map((name) => (
            <Field
              key={name}
              label={name === 'from' ? 'From day' : 'To day'}
              type="date"
              error={errors[name]}
              value={wishes[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          ))}
          {(['open', 'close'] as const).map((name) => (
            <Field
              key={name}
              label={name === 'open' ? 'Not before' : 'Not after'}
              type="time"
              error={errors[`hours.0.${name}`]}
              value={hours[name]}
              onChange={({ target }) => changeHours({ [name]: target.value })}
            />
          ))}
          <Field
            label="Minutes of rest"
            type="number"
            error={errors['rest']}
            value={wishes.rest}
            onChange={({ target }) => change({ rest: target.value })}
          />
        </div>
        <fieldset className={styles.choices}>
          <legend className="strong">Days</legend>
          {weekdays.map((name, at) => (
            <Checkbox
              key={name}
              label={name}
              checked={hours.days.includes(at + 1)}
              onChange={() => changeHours({ days: toggle(hours.days, at + 1) })}
            />
          ))}
          <div role="alert">{errors['hours'] && <FieldError>{errors['hours']}</FieldError>}</div>
        </fieldset>
        <DaysOff
          entries={tournament.entries}
          from={wishes.from}
          to={wishes.to}
          off={wishes.off}
          onChange={(off) => change({ off })}
        />
        {laid && (
          <PlanView
            key={laid.plan._id}
            laid={laid}
            tournament={tournament}
            pitches={pitches.filter((pitch) => wishes.pitches.includes(pitch._id))}
            hours={hours}
            onMoved={setMoved}
            onRefused={refused}
          >
            <WhatWouldHelp
              tournament={_id}
              plan={laid.plan._id}
              wishes={bodyOf(wishes, hours)}
              others={pitches
                .filter((pitch) => !wishes.pitches.includes(pitch._id))
                .slice(0, mostOthers)
                .map((pitch) => pitch._id)}
              missing={laid.missing.length}
              known={{
                pitchName: (id) => pitches.find((pitch) => pitch._id === id)?.name ?? '',
                rest: wishes.rest,
                minutes: tournament.rules.minutes,
              }}
              onTry={tryIt}
            />
          </PlanView>
        )}
      </div>
    </ConfirmDialog>
  )
}
