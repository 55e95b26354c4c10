import type { Shape } from '../../lib/http/picture.ts'
import type { Size } from '../photo-file.ts'

const square = (edge: number) => ({ width: edge, height: edge })

/** In pixels: a face in a list on the sharpest screens, and the head of a profile. */
export const squares = { small: square(160), large: square(640) } satisfies Record<Size, Shape>
