import type { NearbyPitch } from '@i-one/contract/pitches'
import type { PitchSettings } from '@i-one/contract/pitches/registration'
import type { Money } from '@i-one/contract/shapes'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { isOddPrice, findUsualPrice } from './usual-price.ts'

export const getUsualPriceIfOdd = (
  near: readonly NearbyPitch[],
  { price, slotMinutes }: Pick<PitchSettings, 'price' | 'slotMinutes'>,
) => {
  const usual = findUsualPrice(near, { currency: price.currency, slotMinutes })
  return usual && isOddPrice(price, usual) ? usual : undefined
}

type OddPriceDialogProps = {
  price: Money
  usual: Money
  slotMinutes: number
  onKeep: () => void
  onClose: () => void
}

export const OddPriceDialog = ({ price, usual, slotMinutes, onKeep, onClose }: OddPriceDialogProps) => (
  <Dialog
    onClose={onClose}
    title={t`${{ price: moneyText(price) }} for ${slotMinutes} minutes?`}
    description={t`Pitches nearby charge about ${{ price: moneyText(usual) }}. Players pay the price you set here.`}
    actions={
      <>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Change the price</Trans>
        </Button>
        <Button onClick={onKeep}>
          <Trans>Keep this price</Trans>
        </Button>
      </>
    }
  />
)
