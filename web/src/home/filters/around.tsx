import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocationCapture } from '../../accounts/use-location-capture.ts'
import { toArea } from '../../lib/places/area.ts'
import { useUserLocation } from '../../lib/where-from.ts'
import { placeNameQuery } from '../../pitches/search-queries.ts'
import { Button } from '../../ui/button.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PlaceSearch } from '../place-search.tsx'
import { useSearchArea } from '../use-centre.ts'

const aroundText = (place: string | null | undefined, isOwnArea: boolean) => {
  if (isOwnArea) return place ? t`Around your area, ${place}.` : t`Around your area.`
  return place ? t`Around ${place}.` : t`Around the chosen place.`
}

export function AreaPicker() {
  const own = useUserLocation()
  const { centre, moveTo, moveHome } = useSearchArea()
  const [isChanging, setIsChanging] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const [lng, lat] = centre?.where ?? own?.coordinates ?? [0, 0]
  const { data: district } = useQuery(placeNameQuery({ type: 'Point', coordinates: [lng, lat] }))
  const close = () => {
    setIsChanging(false)
    change.current?.focus()
  }
  const { capture, request } = useLocationCapture((found) => {
    // rounds the position, because a shared URL must not reveal the exact position
    moveTo({ location: { type: 'Point', coordinates: toArea(found) } })
    close()
  })
  return (
    <>
      <p>
        {aroundText(centre?.name ?? district, !centre)}{' '}
        <button
          ref={change}
          type="button"
          className="link"
          aria-expanded={isChanging}
          onClick={() => setIsChanging(!isChanging)}
        >
          <Trans>Change</Trans>
        </button>
      </p>
      {isChanging && (
        <div className="flex flex-wrap gap-3 mt-2">
          <PlaceSearch
            className="flex-[1_0_100%] lg:flex-[0_1_480px]"
            around={[lng, lat]}
            onChoose={(place) => {
              moveTo(place)
              close()
            }}
          />
          <Button variant="line" pending={capture.state === 'requesting'} onClick={request}>
            <Icon name="location" />
            <Trans>Use my location</Trans>
          </Button>
          {centre && (
            <Button
              variant="line"
              onClick={() => {
                moveHome()
                close()
              }}
            >
              <Trans>Back to my area</Trans>
            </Button>
          )}
          {capture.state === 'failed' && (
            <StatusLine tone="bad" className="flex-[1_0_100%] rounded-card">
              {capture.message}
            </StatusLine>
          )}
        </div>
      )}
    </>
  )
}
