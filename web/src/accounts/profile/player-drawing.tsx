import type { Position } from '@i-one/contract/accounts'
import { useId } from 'react'
import { positionCode } from '../../lib/positions.ts'

export function PlayerDrawing({ position, photo }: { position: Position; photo: string | undefined }) {
  const face = useId()
  return (
    <svg
      className="w-62.5 h-68.75 -me-8.5 overflow-visible fill-none stroke-chalk stroke-5 lg:w-90 lg:h-99 lg:me-15"
      viewBox="0 0 300 330"
    >
      <path className="opacity-27 max-lg:hidden" d="M224 100h1200" />
      <circle className="fill-turf-mown" cx="150" cy="100" r="74" />
      {photo ? (
        <>
          <clipPath id={face}>
            <circle cx="150" cy="100" r="71.5" />
          </clipPath>
          <image href={photo} x="76" y="26" width="148" height="148" clipPath={`url(#${face})`} />
        </>
      ) : (
        <circle className="fill-chalk stroke-none" cx="150" cy="100" r="7" />
      )}
      <path
        className="fill-[#f3c12f] stroke-none"
        d="M-8 332V304a114 114 0 0 1 114-114h88a114 114 0 0 1 114 114v28Z"
      />
      <text
        className="fill-ink stroke-none text-[92px] font-black font-stretch-112% [text-anchor:middle]"
        x="150"
        y="316"
      >
        {positionCode(position)}
      </text>
    </svg>
  )
}
