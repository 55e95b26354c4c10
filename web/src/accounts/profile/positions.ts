import type { Position } from '@i-one/contract/accounts'

export const positionNames: Record<Position, string> = {
  GK: 'GK (Goalkeeper)',
  DF: 'DF (Defender)',
  MF: 'MF (Midfielder)',
  FW: 'FW (Forward)',
}

export const positions = Object.entries(positionNames).map(([value, label]) => ({ value, label }))
