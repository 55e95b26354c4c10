import type { ComponentProps, MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'

type ChoiceLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** What stands after the '?' of the address. */
  to: string
  /** The part of the page that it is chosen in: a browser that opens the address begins there. */
  within?: string | undefined
}

const isPlainTap = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * What is chosen within a page has an address, which the server renders: it works before any script, and in a tab of its
 * own. Once the page is alive it is drawn at once: in a transition, as the router draws by itself, a second choice would
 * begin from the address before the first.
 */
export function ChoiceLink({ to, within, replace = true, ...rest }: ChoiceLinkProps) {
  const navigate = useNavigate()
  const choose = (event: MouseEvent) => {
    if (!isPlainTap(event)) return
    event.preventDefault()
    void navigate(to, { replace, preventScrollReset: true, flushSync: true })
  }
  // to those who list pages, each choice is the same page
  return <Link {...rest} rel="nofollow" to={within ? `${to}#${within}` : to} onClick={choose} />
}
