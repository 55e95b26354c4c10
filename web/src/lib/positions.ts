import { t } from '@lingui/core/macro'

const positionNames = { GK: t`Goalkeeper`, DF: t`Defender`, MF: t`Midfielder`, FW: t`Forward` }

const positionCodes = {
  GK: t({ message: 'GK', comment: 'Short for goalkeeper' }),
  DF: t({ message: 'DF', comment: 'Short for defender' }),
  MF: t({ message: 'MF', comment: 'Short for midfielder' }),
  FW: t({ message: 'FW', comment: 'Short for forward' }),
}

const isPosition = (text: string): text is keyof typeof positionNames => text in positionNames

export const positionText = (position: string | null) =>
  position === null ? undefined : isPosition(position) ? positionNames[position] : position

export const positionCode = (position: string) => (isPosition(position) ? positionCodes[position] : position)

export const positionLabel = (position: keyof typeof positionNames) =>
  t`${{ code: positionCodes[position] }} (${{ name: positionNames[position] }})`

export const positionOptions = (['GK', 'DF', 'MF', 'FW'] as const).map((value) => ({
  value,
  label: positionLabel(value),
}))
