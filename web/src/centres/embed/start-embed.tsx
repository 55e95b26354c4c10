import { createRoot } from 'react-dom/client'
import '../../ui/utilities.css'
import { Embed } from './embed.tsx'

/** `/embed/c/:code`, without the app: no login is read, nothing is kept. */
export const startEmbed = (root: HTMLElement) => {
  const [, , , code = ''] = location.pathname.split('/')
  createRoot(root).render(<Embed code={code} />)
}
