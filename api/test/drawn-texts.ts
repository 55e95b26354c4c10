import type { Box, Drawing } from '../src/lib/http/preview-image.ts'

const textsIn = ({ props }: Box): string[] =>
  (props['children'] as (Box | string)[]).flatMap((child) =>
    typeof child === 'string' ? [child] : textsIn(child),
  )

export const listDrawnTexts = ({ words }: Drawing) =>
  textsIn(words).filter((text) => !['i', 'ne'].includes(text))
