/** Position in metres from the left touchline and from the team's own goal line. */
type Position = readonly [across: number, deep: number]

const outfield: Record<number, readonly Position[]> = {
  0: [],
  1: [[10, 12]],
  2: [
    [5, 11],
    [15, 11],
  ],
  3: [
    [4, 9],
    [16, 9],
    [10, 14],
  ],
  4: [
    [4, 9.4],
    [16, 9.4],
    [10, 11.4],
    [10, 16.4],
  ],
  5: [
    [4, 8],
    [16, 8],
    [10, 10.6],
    [4, 15.2],
    [16, 15.2],
  ],
  6: [
    [3.8, 8],
    [16.2, 8],
    [10, 9.2],
    [3.8, 14.6],
    [16.2, 14.6],
    [10, 15.8],
  ],
  7: [
    [3.8, 7],
    [16.2, 7],
    [10, 8.4],
    [3.8, 12],
    [16.2, 12],
    [6, 16.6],
    [14, 16.6],
  ],
}

const keeper: Position = [10, 3]

export const listPositions = (players: number): readonly Position[] => [
  keeper,
  ...(outfield[players - 1] ?? []),
]

export const toPitchCoordinates = ([across, deep]: Position, side: 0 | 1) =>
  side === 0 ? { x: across, y: deep } : { x: 20 - across, y: 40 - deep }
