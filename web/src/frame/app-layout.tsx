import type { ReactNode } from 'react'
import { ScrollRestoration, useNavigation } from 'react-router'
import { Layout } from './layout.tsx'

/** The layout with what the app's own router knows. */
export const AppLayout = ({ bar }: { bar: ReactNode }) => (
  <>
    <Layout bar={bar} isLeaving={useNavigation().state === 'loading'} />
    <ScrollRestoration />
  </>
)
