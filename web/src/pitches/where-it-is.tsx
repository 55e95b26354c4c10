import type { Pitch } from '@i-one/contract/pitches'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useUserAgent } from '../lib/rendered/origin.ts'
import { useUserLocation } from '../lib/where-from.ts'
import { toast } from '../ui/feedback/toast.ts'
import { Section } from '../ui/layout/section.tsx'
import { getMapsLink, coordinatesText } from './maps-link.ts'
import { PitchMap } from './pitch-map.tsx'
import { pitchesAroundQuery } from './place-queries.ts'

/** The clipboard can be unavailable, for example without HTTPS. */
const copyPosition = async (pitch: Pick<Pitch, 'location'>) => {
  const position = coordinatesText(pitch)
  try {
    await navigator.clipboard.writeText(position)
    toast.success(t`Coordinates copied: ${position}`)
  } catch {
    toast.error(t`Couldn’t copy the coordinates: ${position}`)
  }
}

export function PitchLocation({ pitch }: { pitch: Pitch }) {
  const you = useUserLocation()
  const userAgent = useUserAgent()
  const { data: others = [] } = useQuery(pitchesAroundQuery(you ?? pitch.location))
  return (
    <Section title={t`Location`}>
      <PitchMap pitch={pitch} you={you} others={others} />
      <p className="flex flex-wrap gap-x-6 mt-2">
        <a className="link min-h-touch" href={getMapsLink(pitch, userAgent)} target="_blank" rel="noreferrer">
          <Trans>Open in maps</Trans>
        </a>
        <button type="button" className="link min-h-touch" onClick={() => void copyPosition(pitch)}>
          <Trans>Copy coordinates</Trans>
        </button>
      </p>
    </Section>
  )
}
