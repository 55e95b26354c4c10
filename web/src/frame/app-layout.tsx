import type { ReactNode } from 'react'
import { ScrollRestoration, useNavigation } from 'react-router'
import { SiteDataNotice } from '../lib/site-data/site-data-notice.tsx'
import { Layout } from './layout.tsx'

/** The layout with what the app's own router knows. */
export const AppLayout = ({ bar }: { bar: ReactNode }) => (
  <>
    <Layout
      bar={
        <>
          {bar}
          <SiteDataNotice />
        </>
      }
      isLeaving={useNavigation().state === 'loading'}
    />
    <ScrollRestoration />
  </>
)
