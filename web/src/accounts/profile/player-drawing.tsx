import type { Position } from '@i-one/contract/accounts'
import { useId } from 'react'
import styles from './player-drawing.module.css'

type PlayerDrawingProps = { position: Position; photo: string | undefined }

/**
 * A person drawn with the lines of a pitch: a centre circle over a penalty area, in the shirt of their position. Who has
 * a photo shows their face in the circle.
 */
export function PlayerDrawing({ position, photo }: PlayerDrawingProps) {
  const face = useId()
  return (
    <svg className={styles.drawing} viewBox="0 0 300 330">
      <path className={styles.halfway} d="M224 100h1200" />
      <circle className={styles.head} cx="150" cy="100" r="74" />
      {photo ? (
        <>
          <clipPath id={face}>
            <circle cx="150" cy="100" r="71.5" />
          </clipPath>
          <image href={photo} x="76" y="26" width="148" height="148" clipPath={`url(#${face})`} />
        </>
      ) : (
        <circle className={styles.spot} cx="150" cy="100" r="7" />
      )}
      <path className={styles.body} d="M-8 332V304a114 114 0 0 1 114-114h88a114 114 0 0 1 114 114v28Z" />
      <text className={styles.position} x="150" y="316">
        {position}
      </text>
    </svg>
  )
}
