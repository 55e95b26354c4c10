import type { Place, Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { classNames } from '../../ui/class-names.ts'
import { personInitials, type Kit } from '../../ui/football/kit.ts'
import { PitchLines } from '../../ui/football/pitch-lines.tsx'
import { toPitchPercent } from '../../ui/football/pitch-share.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { placeDetailsText, nameOrYouText } from '../people.ts'
import { shortNameText, toSessionKits, toLineup, lineupText, type LineupSpot } from './line-up.ts'
import { toPositionedShirts, ShirtOnPitch } from './shirts.tsx'
import styles from './places-on-pitch.module.css'

type PlacesOnPitchProps = { session: Session; me: string | undefined; onOpen: (place: Place) => void }

/** Draws the first two teams on a pitch (portrait on phones, landscape on wide screens) and lists other teams below. */
export function PlacesOnPitch({ session, me, onOpen }: PlacesOnPitchProps) {
  const sets = toLineup(session)
  const hasOpponent = session.setNames.length > 1
  const kits = toSessionKits(session)
  const shown = { session, sets: sets.slice(0, 2), kits, me, onOpen }
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 mb-4">
        {[session.teamOne.name, hasOpponent ? session.teamTwo.name : t`Opponent wanted`].map((name, side) => (
          <li
            key={name}
            translate={side === 0 || hasOpponent ? 'no' : undefined}
            className="flex items-center gap-2.5 min-w-0 font-bold leading-[1.15] wrap-anywhere"
          >
            <Shirt
              kit={kits[side]}
              size={34}
              outlined
              free={side === 1 && !hasOpponent}
              className="flex-none"
            />
            {name}
          </li>
        ))}
      </ul>
      <Pitch {...shown} />
      <Pitch {...shown} landscape />
      {sets.slice(2).map((spots, at) => (
        <SetRow
          key={at}
          name={session.setNames[at + 2] ?? t`Team ${{ number: at + 3 }}`}
          spots={spots}
          kit={kits[at + 2]}
          {...{ session, me, onOpen }}
        />
      ))}
    </>
  )
}

type PitchProps = PlacesOnPitchProps & { sets: LineupSpot[][]; kits: readonly Kit[]; landscape?: boolean }

/** Width and length of the drawing in metres, including the margin outside the lines. */
const across = 22.8
const along = 42.8

/** Places a button over each drawn shirt, so that the touch target stays large on a small pitch. */
function Pitch({ session, sets, kits, me, landscape = false, onOpen }: PitchProps) {
  const shirts = toPositionedShirts(sets, landscape)
  const held = session.mine?.state === 'offered' && shirts.find(({ spot }) => !spot)
  const [width, height] = landscape ? [along, across] : [across, along]
  return (
    <fieldset
      aria-label={lineupText(session)}
      className={classNames(
        styles.figure,
        'relative min-w-0 overflow-hidden rounded-card bg-turf print:max-w-[9cm] print:bg-transparent print:break-inside-avoid',
        landscape ? 'hidden lg:block' : 'lg:hidden',
      )}
    >
      <PitchLines orientation={landscape ? 'landscape' : 'portrait'}>
        {shirts.map((shirt) => (
          <ShirtOnPitch
            key={shirt.key}
            x={shirt.x}
            y={shirt.y}
            spot={shirt.spot}
            kit={kits[shirt.side]}
            mine={me !== undefined && shirt.spot?.player._id === me}
            free={shirt === held ? t`Yours` : t({ message: 'Free', context: 'spot' })}
          />
        ))}
      </PitchLines>
      {shirts.map(
        ({ key, spot, x, y }) =>
          spot && (
            <button
              key={key}
              type="button"
              className={classNames(
                'absolute min-w-touch aspect-square p-0 border-0 rounded-card bg-transparent -translate-1/2 cursor-pointer hover:bg-white/14 focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-chalk',
                // 4.8 m wide on the drawing, so that the button covers the shirt and the name below it
                landscape ? 'w-[11.2%]' : 'w-[21%]',
              )}
              style={{ left: toPitchPercent(x, width), top: toPitchPercent(y + 0.4, height) }}
              aria-label={labelText(spot, session, me)}
              onClick={() => onOpen(spot)}
            />
          ),
      )}
    </fieldset>
  )
}

const labelText = (place: Place, session: Session, me: string | undefined) => {
  return commaText(nameOrYouText(place, me), placeDetailsText(place, session, me))
}

const inLine = 'grid justify-items-center gap-1 min-w-14 p-1 text-least font-strong'

type SetRowProps = PlacesOnPitchProps & { name: string; spots: LineupSpot[]; kit: Kit | undefined }

const SetRow = ({ name, spots, kit, session, me, onOpen }: SetRowProps) => (
  <section className="mt-6" aria-label={name}>
    <h3 translate="no">{name}</h3>
    <ul className="flex flex-wrap gap-x-3 gap-y-2 mt-2">
      {spots.map((spot, at) => (
        <li key={spot?._id ?? at}>
          {spot ? (
            <button
              type="button"
              className={`${inLine} border-0 rounded-field bg-transparent cursor-pointer hover:bg-turf-soft`}
              onClick={() => onOpen(spot)}
            >
              <Shirt kit={kit} text={personInitials(spot.player.name)} outlined />
              <span translate={spot.player._id === me ? undefined : 'no'} aria-hidden="true">
                {spot.player._id === me ? t`You` : shortNameText(spot)}
              </span>
              <span className="vh">{labelText(spot, session, me)}</span>
            </button>
          ) : (
            <span className={inLine}>
              <Shirt kit={kit} free outlined />
              <span>
                <Trans context="spot">Free</Trans>
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  </section>
)
