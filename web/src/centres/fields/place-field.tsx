import type { PlaceSearchResult } from '@i-one/contract/pitches'
import type { Point } from '@i-one/contract/shapes'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocationCapture } from '../../accounts/use-location-capture.ts'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { useDebounced } from '../../lib/use-settled.ts'
import { useUserArea } from '../../lib/where-from.ts'
import { PlaceCombobox } from '../../pitches/place-combobox.tsx'
import { districtsAroundQuery, pitchesAroundQuery } from '../../pitches/place-queries.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FieldGroup } from './field-group.tsx'
import { type PitchFormErrors, type PitchFormValues, parseNumber } from './pitch-answers.ts'
import { toLatLng, type LatLng } from './spot.ts'

// Lazy-loaded, because the coordinate fields work without the map.
const PlaceMap = lazyPart(async () => (await import('./place-map.tsx')).PlaceMap)

const surulere: LatLng = { lng: 3.3541, lat: 6.4969 }

const parseSpot = ({ lat, lng }: Pick<PitchFormValues, 'lat' | 'lng'>): LatLng | undefined => {
  const spot = { lat: parseNumber(lat), lng: parseNumber(lng) }
  return Math.abs(spot.lat) <= 90 && Math.abs(spot.lng) <= 180 ? spot : undefined
}

type PlaceFieldProps = {
  answers: Pick<PitchFormValues, 'lat' | 'lng'>
  errors: PitchFormErrors
  legend?: string
  onChange: (place: Pick<PitchFormValues, 'lat' | 'lng'>) => void
}

export function PlaceField({ answers, errors, legend = t`Location`, onChange }: PlaceFieldProps) {
  const set = ({ lat, lng }: LatLng) => onChange({ lat: String(lat), lng: String(lng) })
  const { capture, request } = useLocationCapture(([lng, lat]) => set({ lat, lng }))
  const areaFrom = useUserArea()
  const spot = parseSpot(answers)
  const around = areaFrom ? toLatLng(areaFrom) : surulere
  const { lng, lat } = useDebounced(spot ?? around, 300)
  const settled = { type: 'Point', coordinates: [lng, lat] } as const satisfies Point
  const { data: neighbours = [] } = useQuery(pitchesAroundQuery(settled))
  const { data: districts = [] } = useQuery(districtsAroundQuery(settled))
  return (
    <FieldGroup legend={legend}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="ghost" pending={capture.state === 'requesting'} onClick={request}>
          <Icon name="location" />
          <Trans>I'm at the pitch</Trans>
        </Button>
        <District near={around} onChoose={({ location }) => set(toLatLng(location))} />
      </div>
      <div role="alert">
        {capture.state === 'failed' && <FieldError id="place-error">{capture.message}</FieldError>}
      </div>
      <Suspense fallback={<div className="aspect-[400/270] rounded-card bg-turf" />}>
        <PlaceMap spot={spot} around={around} neighbours={neighbours} districts={districts} onMove={set} />
      </Suspense>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {(['lat', 'lng'] as const).map((axis) => (
          <Field
            key={axis}
            label={axis === 'lat' ? t`Latitude` : t`Longitude`}
            inputMode="decimal"
            required
            value={answers[axis]}
            error={errors[axis]}
            onChange={({ target }) => onChange({ ...answers, [axis]: target.value })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function District({ near, onChoose }: { near: LatLng; onChoose: (place: PlaceSearchResult) => void }) {
  const [text, setText] = useState('')
  return (
    <PlaceCombobox
      className="min-w-0"
      label={t`Search for a district or a pitch`}
      hideLabel
      placeholder={t`Or search for a district`}
      icon="search"
      look="field"
      value={text}
      onValueChange={setText}
      near={{ type: 'Point', coordinates: [near.lng, near.lat] }}
      onChoose={(place) => {
        setText(place.name)
        onChoose(place)
      }}
    />
  )
}
