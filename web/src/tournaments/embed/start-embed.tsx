import { createRoot } from 'react-dom/client'
import '../../ui/utilities.css'
import { Embed } from './embed.tsx'

/** Starts `/embed/t/:code` without the app: it reads no login and stores nothing. */
export const startEmbed = (root: HTMLElement) => {
  const [, , , code = ''] = location.pathname.split('/')
  createRoot(root).render(<Embed code={code} />)
}
