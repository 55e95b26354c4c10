import { useMain } from '../lib/store.ts'
import { AppLayout } from './app-layout.tsx'
import { TopBar } from './top-bar.tsx'
import { VisitorBar } from './visitor-bar.tsx'

/** Around the pages a shared link opens: for who is signed in it is the frame they know. */
export function Component() {
  const isMember = useMain(({ auth }) => auth.isAuthenticated)
  return <AppLayout bar={isMember ? <TopBar /> : <VisitorBar />} />
}
