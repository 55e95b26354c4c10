import type { ReactNode } from 'react'
import { CentreCircle } from '../../ui/football/ring.tsx'
import { Band } from '../../ui/layout/band.tsx'

type PitchFrameProps = { title: string; sentence: string; children: ReactNode }

export const PitchPage = ({ title, sentence, children }: PitchFrameProps) => (
  <>
    <Band as="header">
      <CentreCircle at={{ d: 150, x: '98%', y: '0px' }} wide={{ d: 250, x: '84%', y: '0px' }} />
      <div className="wrap relative grid gap-2 pt-6 pb-8 lg:pt-11 lg:pb-12">
        <h1>{title}</h1>
        <p>{sentence}</p>
      </div>
    </Band>
    <div className="wrap max-w-[calc(720px_+_2_*_var(--spacing-gut))] pt-8 pb-18">{children}</div>
  </>
)
