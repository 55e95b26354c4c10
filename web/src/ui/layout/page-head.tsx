import type { ReactNode } from 'react'
import { CentreCircle } from '../football/ring.tsx'
import { Band } from './band.tsx'
import styles from './page-head.module.css'

export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Band as="header">
    <CentreCircle at={{ d: 92, x: '92%', y: '0px' }} wide={{ d: 260, x: 'calc(50% + 380px)', y: '0px' }} />
    <div className={`wrap ${styles.head}`}>
      <h1>{title}</h1>
      {children}
    </div>
  </Band>
)
