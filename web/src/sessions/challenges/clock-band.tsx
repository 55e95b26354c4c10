import type { ComponentProps, ReactNode } from 'react'
import { CountDown } from '../../lib/clock/count-down.tsx'
import { Band } from '../../ui/layout/band.tsx'

type ClockBandProps = Omit<ComponentProps<typeof CountDown>, 'className'> & { children: ReactNode }

export const ClockBand = ({ children, ...clock }: ClockBandProps) => (
  <Band ink>
    <div className="wrap flex flex-wrap items-center justify-between gap-x-4 py-4">
      <p>{children}</p>
      <CountDown
        {...clock}
        className="text-dusk-on-ink text-[length:clamp(min(2rem,12vw),9vw,3.5rem)] font-black"
      />
    </div>
  </Band>
)
