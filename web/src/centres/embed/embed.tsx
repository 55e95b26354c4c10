import type { PublicCentre } from '@i-one/contract/centres/sharing'
import { costText } from '@i-one/game/payments/cost-text'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { dayText, timeText } from '../../lib/pitch-time.ts'
import { useZoneNote } from '../../lib/time/zone-note.ts'
import { useNow } from '../../lib/use-now.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { findNextFreeSlots, type PitchSlots } from './tonight.ts'
import { useFreeTimes } from './use-free-times.ts'
import tile from '../../bookings/slot-tile.module.css'
import styles from './embed.module.css'

/** Runs in an iframe on a centre's website, so links open in the top window and only public data is shown. */
export function Embed({ code }: { code: string }) {
  const times = useFreeTimes(code)
  return (
    <main id="main" className="grid grid-cols-1 gap-4 pt-4.5 px-4 pb-2 bg-chalk">
      {times.state === 'loading' && <Spinner />}
      {times.state === 'missing' && (
        <h1 className="text-[1.5rem]">
          <Trans>Centre not found</Trans>
        </h1>
      )}
      {times.state === 'shown' && <FreeSlots {...times} />}
      <footer className="flex flex-wrap gap-x-4 items-center justify-between">
        {times.state === 'shown' && (
          <a className="link" href={`/c/${code}`} target="_top">
            <Trans>All times and prices</Trans>
          </a>
        )}
        <a
          className="inline-flex items-center min-h-11 ms-auto text-inherit no-underline"
          href={times.state === 'shown' ? `/c/${code}` : '/'}
          target="_top"
        >
          <Wordmark label="i-one" />
        </a>
      </footer>
    </main>
  )
}

type FreeSlotsProps = {
  centre: PublicCentre
  pitches: readonly PitchSlots<PublicCentre['pitches'][number]>[]
}

const maxPerPitch = 12

function FreeSlots({ centre, pitches }: FreeSlotsProps) {
  const { name, code, timeZone } = centre
  const now = useNow()
  const zone = useZoneNote(now, timeZone)
  const free = findNextFreeSlots(pitches, timeZone, now)
  if (!free)
    return (
      <>
        <h1 translate="no" className="text-[1.5rem]">
          {name}
        </h1>
        <p>
          <Trans>No free times this week.</Trans>
        </p>
      </>
    )
  const isSoon = free.when === 'tonight' || free.when === 'today'
  const day = isSoon ? now : `${free.when}T12:00:00Z`
  return (
    <>
      <div className="flex flex-wrap gap-y-1 gap-x-3 items-baseline justify-between">
        <h1 className="text-[1.5rem]">
          {free.when === 'today' ? t`Free today` : isSoon ? t`Free tonight` : t`Next free times`}
        </h1>
        <p className="small">{commaText(dayText(day, isSoon ? timeZone : 'UTC'), zone)}</p>
      </div>
      <p translate="no" className="vh">
        {name}
      </p>
      {free.rows.map(({ pitch, slots }) => (
        <section key={pitch._id}>
          <h2 className="mb-2 text-[1rem]">
            <Trans>
              {{ pitch: pitch.name }}, {{ minutes: pitch.slotMinutes }} minutes
            </Trans>
          </h2>
          <ul
            className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,6rem),1fr))] gap-2 ${styles.slots}`}
          >
            {slots.slice(0, maxPerPitch).map(({ start, price }) => (
              <li key={start}>
                <a
                  className={`${tile.slot} ${tile.free}`}
                  href={`/c/${code}?${new URLSearchParams({ pitch: pitch._id, at: start, slots: '1' })}`}
                  target="_top"
                >
                  <b className="num">{timeText(start, timeZone)}</b> <small>{costText(price)}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
