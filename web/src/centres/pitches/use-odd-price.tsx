import type { PitchSettings } from '@i-one/contract/pitches/registration'
import type { Money } from '@i-one/contract/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pitchesAroundQuery } from '../../pitches/place-queries.ts'
import { useLazyModule } from '../../ui/use-lazy-module.ts'

const loadDialog = () => import('./odd-price-dialog.tsx')

export const useOddPrice = (onKeep: (settings: PitchSettings) => void) => {
  const [odd, setOdd] = useState<{ settings: PitchSettings; usual: Money }>()
  const loaded = useLazyModule(loadDialog, odd !== undefined, () => setOdd(undefined))
  const queries = useQueryClient()
  const check = (settings: PitchSettings) => {
    const near = queries.getQueryData(pitchesAroundQuery(settings.location).queryKey) ?? []
    const usual = loaded?.getUsualPriceIfOdd(near, settings)
    if (usual) setOdd({ settings, usual })
    else onKeep(settings)
  }
  const question = odd && loaded && (
    <loaded.OddPriceDialog
      price={odd.settings.price}
      usual={odd.usual}
      slotMinutes={odd.settings.slotMinutes}
      onClose={() => setOdd(undefined)}
      onKeep={() => {
        setOdd(undefined)
        onKeep(odd.settings)
      }}
    />
  )
  return { check, question }
}
