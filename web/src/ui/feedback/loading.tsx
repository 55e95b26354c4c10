import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

type LoadingProps = {
  label: string
  height?: number
  rows?: number
  children?: ReactNode
  className?: string
}

export const Loading = ({ label, height, rows = 1, children, className }: LoadingProps) => (
  <div aria-busy="true" className={className}>
    <output className="vh">{label}</output>
    {children ?? Array.from({ length: rows }, (_, row) => <Skeleton key={row} height={height} />)}
  </div>
)
