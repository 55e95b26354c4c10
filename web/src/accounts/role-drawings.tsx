import type { ReactNode } from 'react'

export const PlayerDrawing = () => (
  <Drawing>
    <path d="M120 6a66 66 0 0 0-66 60 66 66 0 0 0 66 60M120 46h-10v40h10" />
    <circle className="fill-current stroke-none" cx="54" cy="66" r="2.6" />
    <g transform="translate(56 40) scale(1.12)">
      <path
        className="fill-current stroke-none"
        d="M16 4 7 8 1 19l8 5 3-4v23h24V20l3 4 8-5-6-11-9-4c-2 6-14 6-16 0Z"
      />
      <text
        className="fill-paper stroke-none text-[17px] font-extrabold font-stretch-88% [text-anchor:middle] group-aria-pressed:fill-turf"
        x="24"
        y="33"
      >
        10
      </text>
    </g>
  </Drawing>
)

export const OrganizerDrawing = () => (
  <Drawing>
    <path d="M120 6H14v120h106M66 6v14M66 112v14" />
    <circle cx="66" cy="66" r="36" />
    <path className="stroke-4 [stroke-linecap:round]" d="M66 66V42M66 66l17 11" />
    <circle className="fill-current stroke-none" cx="66" cy="66" r="3.4" />
    <path d="M66 30v5M66 97v5M30 66h5M97 66h5" />
  </Drawing>
)

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    className="absolute top-1/2 inset-e-0 w-auto h-39 -mt-19.5 fill-none stroke-current stroke-[2.4] lg:h-46 lg:-mt-23"
    viewBox="0 0 120 132"
    aria-hidden="true"
  >
    {children}
  </svg>
)
