import { createRoot } from 'react-dom/client'
import '../../ui/utilities.css'
import { Embed } from './embed.tsx'

/** Renders `/embed/t/:code` without the app, so that no code reads the login or stores data. */
export const startEmbed = (root: HTMLElement) => {
  const [, , , code = ''] = location.pathname.split('/')
  createRoot(root).render(<Embed code={code} />)
}
