import { t } from '@lingui/core/macro'

const positionNames = { GK: t`Goalkeeper`, DF: t`Defender`, MF: t`Midfielder`, FW: t`Forward` }

const isPosition = (text: string): text is keyof typeof positionNames => text in positionNames

export const positionText = (position: string | null) =>
  position === null ? undefined : isPosition(position) ? positionNames[position] : position

export const positionLabel = (position: keyof typeof positionNames) =>
  `${position} (${positionNames[position]})`

export const positionOptions = (['GK', 'DF', 'MF', 'FW'] as const).map((value) => ({
  value,
  label: positionLabel(value),
}))
