import type { NearbyPitch } from '@i-one/contract/pitches'
import { freePitchesText, type PitchGroup } from '@i-one/game/centres/group-by-centre'
import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import { distanceText } from '../lib/places/distance.ts'
import { classNames } from '../ui/class-names.ts'
import { commaText } from '../ui/text/joins.ts'

const minShownMetres = 100

type PitchSlideProps = {
  place: PitchGroup<NearbyPitch>
  /** False for hidden slides, because ten photos would be a larger download than the rest of the page. */
  hasPhoto?: boolean
}

export function PitchSlide({ place: { centre, pitches }, hasPhoto = true }: PitchSlideProps) {
  const [pitch] = pitches
  const isHere = pitch.distance < minShownMetres
  const isBooked = pitches.every(({ booked }) => booked)
  return (
    <Link
      to={centre ? `/c/${centre.code}` : `/pitches/${pitch._id}`}
      className="relative block aspect-4/3 overflow-hidden rounded-card bg-ink text-white no-underline -outline-offset-4 focus-visible:outline-chalk"
      draggable={false}
    >
      <img
        className="size-full object-cover"
        src={hasPhoto ? pitch.pitchPhoto : undefined}
        alt=""
        width="828"
        height="518"
        draggable={false}
      />
      <span
        className={classNames(
          'absolute top-5 inset-s-0 py-2 pe-4 ps-5 rounded-e-pill text-[0.9375rem] font-bold',
          isBooked ? 'bg-ink' : 'bg-turf',
        )}
      >
        {isBooked ? t`All Match Time Slots Booked` : t`Slots Available`}
      </span>
      <span className="absolute inset-x-0 bottom-0 grid pt-18 px-5 pb-5 leading-[1.3] bg-[linear-gradient(transparent,rgb(14_26_22_/_0.9))]">
        <span
          translate="no"
          className="text-[1.5rem] font-stretch-125% font-extrabold tracking-[-0.008em] leading-[1.25]"
        >
          {centre?.name ?? pitch.name}
        </span>
        <span translate={isHere ? 'no' : undefined}>
          {isHere ? pitch.address : commaText(pitch.address, distanceText(pitch.distance))}
        </span>
        {centre && <span>{freePitchesText(pitches)}</span>}
      </span>
    </Link>
  )
}
