import { Layout } from './layout.tsx'
import { TopBar } from './top-bar.tsx'

/** What stands around every signed-in page. */
export const Component = () => <Layout bar={<TopBar />} />
