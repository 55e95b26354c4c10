import type { Session } from '@i-one/contract/sessions'

import { classNames } from '../ui/class-names.ts'
import { initialsOf, plainKit, type Kit } from '../ui/kit.ts'
import { PitchLines } from '../ui/pitch-lines.tsx'
import { Shirt, shirtPath } from '../ui/shirt.tsx'
import { calledOnPitch, kitsOfSets, lineUp, lineUpSentence, type Spot } from './line-up.ts'
import styles from './places-on-pitch.module.css'
import { onPitch, positionsOf } from './positions.ts'

type PlacesOnPitchProps = { session: Session; me: string | undefined }

const opponent = 'Opponent wanted'

/** The first two sets on a small pitch, upright on a phone and lying on a wide screen; the others beside it. */
export function PlacesOnPitch({ session, me }: PlacesOnPitchProps) {
  const sets = lineUp(session)
  const names = [session.teamOne.name, session.teamTwo.name] as const
  const kits = session.drawnAt ? kitsOfSets([...names, ...session.setNames.slice(2)]) : []
  const label = lineUpSentence(session)
  const shown = { sets: sets.slice(0, 2), kits, me }
  return (
    <>
      <ul className={styles.key}>
        {names.map((name, side) => (
          <li key={name}>
            <Shirt kit={kits[side]} size={34} outlined free={name === opponent} />
            {name}
          </li>
        ))}
      </ul>
      <figure className={styles.figure}>
        <PitchLines className={styles.tall} label={label}>
          <Shirts {...shown} />
        </PitchLines>
        <PitchLines className={styles.wide} orientation="landscape" label={label}>
          <Shirts {...shown} lying />
        </PitchLines>
      </figure>
      {sets.slice(2).map((spots, at) => (
        <SetInLine
          key={at}
          name={session.setNames[at + 2] ?? `Set ${at + 3}`}
          spots={spots}
          kit={kits[at + 2]}
          me={me}
        />
      ))}
    </>
  )
}

type ShirtsProps = { sets: Spot[][]; kits: readonly Kit[]; me: string | undefined; lying?: boolean }

function Shirts({ sets, kits, me, lying }: ShirtsProps) {
  return sets.flatMap((spots, side) => {
    const positions = positionsOf(spots.length)
    return spots.map((spot, at) => {
      const place = onPitch(positions[at] ?? [10, 10], side === 0 ? 0 : 1)
      const [x, y] = lying ? [place.y, place.x] : [place.x, place.y]
      return (
        <ShirtOnPitch key={spot?._id ?? `${side} ${at}`} x={x} y={y} spot={spot} kit={kits[side]} me={me} />
      )
    })
  })
}

type ShirtOnPitchProps = { x: number; y: number; spot: Spot; kit: Kit | undefined; me: string | undefined }

/** A shirt is 3.4 m wide on the drawing. */
const scale = 3.4 / 48

function ShirtOnPitch({ x, y, spot, kit = plainKit, me }: ShirtOnPitchProps) {
  const mine = spot?.player._id === me
  return (
    <g className={classNames(styles.shirt, mine && styles.mine)}>
      <g transform={`translate(${x - 1.7} ${y - 1.7}) scale(${scale})`}>
        <path className={spot ? undefined : styles.free} d={shirtPath} fill={spot && kit.cloth} />
      </g>
      {spot ? (
        <>
          <text
            className={styles.initials}
            transform={`translate(${x} ${y + 0.62}) scale(.8 1)`}
            fill={kit.ink}
            aria-hidden="true"
          >
            {initialsOf(spot.player.name)}
          </text>
          <text className={styles.name} x={x} y={y + 2.6}>
            {mine ? 'You' : calledOnPitch(spot)}
          </text>
        </>
      ) : (
        <text className={styles.name} x={x} y={y + 2.6}>
          Free
        </text>
      )}
    </g>
  )
}

type SetInLineProps = { name: string; spots: Spot[]; kit: Kit | undefined; me: string | undefined }

function SetInLine({ name, spots, kit, me }: SetInLineProps) {
  return (
    <section className={styles.line} aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {spots.map((spot, at) => (
          <li key={spot?._id ?? at}>
            <Shirt kit={kit} text={spot && initialsOf(spot.player.name)} free={!spot} outlined />
            <span>{spot ? (spot.player._id === me ? 'You' : calledOnPitch(spot)) : 'Free'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
