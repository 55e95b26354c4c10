import type { Box, Drawing } from '../src/lib/http/preview-image.ts'

const textsIn = ({ props }: Box): string[] =>
  (props['children'] as (Box | string)[]).flatMap((child) =>
    typeof child === 'string' ? [child] : textsIn(child),
  )

/** The texts of a picture from top to bottom, without the wordmark. */
export const drawnTexts = ({ words }: Drawing) => textsIn(words).filter((text) => !['i', 'ne'].includes(text))
