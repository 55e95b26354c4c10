import { AppLayout } from './app-layout.tsx'
import { TopBar } from './top-bar.tsx'

/** What stands around every signed-in page. */
export const Component = () => <AppLayout bar={<TopBar />} />
