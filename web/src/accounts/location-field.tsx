import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { placeNameQuery } from '../pitches/search-queries.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/fields/field-error.tsx'
import { Icon } from '../ui/icon.tsx'
import { useLocationCapture, type Coordinates } from './use-location-capture.ts'
import field from '../ui/fields/field.module.css'

type LocationFieldProps = {
  error: string | undefined
  current?: Coordinates
  onFound: (coordinates: Coordinates) => void
}

const sixDigits = (degrees: number) => degrees.toFixed(6)
const inBrackets = (coordinates: Coordinates) => `[${coordinates.map(sixDigits).join(', ')}]`

const locationText = (coordinates: Coordinates) =>
  t`Location found at: ${{ coordinates: inBrackets(coordinates) }}`

const startText = (current: Coordinates | undefined) =>
  current
    ? t`We show pitches and games near ${{ coordinates: inBrackets(current) }} first.`
    : t`We show pitches and games near you first.`

export function LocationField({ error, current, onFound }: LocationFieldProps) {
  const { capture, request } = useLocationCapture(onFound)
  const requesting = capture.state === 'requesting'
  const found = capture.state === 'found'
  const wrong = capture.state === 'failed' ? capture.message : found ? undefined : error
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>
        <Trans>Your location</Trans>{' '}
        <span className={field.required} aria-hidden="true">
          *
        </span>
      </legend>
      <div className="grid justify-items-start gap-3 p-4 [border:1.5px_dashed_var(--color-turf)] rounded-card bg-turf-soft">
        <output
          className={
            found
              ? 'flex items-start gap-2 text-[0.9375rem] text-turf-hover tabular-nums font-semibold'
              : 'flex items-start gap-2 text-[0.9375rem]'
          }
        >
          {found && <Icon name="check" />}
          {found ? locationText(capture.coordinates) : startText(current)}
        </output>
        {found && <PlaceName coordinates={capture.coordinates} />}
        <Button
          variant="ghost"
          aria-describedby={wrong && 'location-error'}
          pending={requesting}
          onClick={request}
        >
          <Icon name="location" />
          {requesting ? t`Getting location...` : found ? t`Find me again` : t`Get my location`}
        </Button>
      </div>
      <div role="alert">{wrong && <FieldError id="location-error">{wrong}</FieldError>}</div>
    </fieldset>
  )
}

function PlaceName({ coordinates }: { coordinates: Coordinates }) {
  const { data: name } = useQuery(placeNameQuery({ type: 'Point', coordinates }))
  return name && <p className="-mt-2 ps-6.5 font-semibold">{name}</p>
}
