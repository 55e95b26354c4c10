import { createRoot } from 'react-dom/client'
import '../../ui/utilities.css'
import { Embed } from './embed.tsx'

/** Renders `/embed/c/:code` without the rest of the app. The page uses no login and no browser storage. */
export const startEmbed = (root: HTMLElement) => {
  const [, , , code = ''] = location.pathname.split('/')
  createRoot(root).render(<Embed code={code} />)
}
