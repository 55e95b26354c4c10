import type { ComponentProps, MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'

type ChoiceLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  to: string
  /** Id of the part to scroll to when the address is opened. */
  within?: string | undefined
}

const isPlainTap = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link, so that it works before hydration and in a new tab. */
export function ChoiceLink({ to, within, replace = true, ...rest }: ChoiceLinkProps) {
  const navigate = useNavigate()
  const choose = (event: MouseEvent) => {
    if (!isPlainTap(event)) return
    event.preventDefault()
    // in a transition a second choice would start from the address before the first
    void navigate(to, { replace, preventScrollReset: true, flushSync: true })
  }
  // nofollow: for search engines each choice is the same page
  return <Link {...rest} rel="nofollow" to={within ? `${to}#${within}` : to} onClick={choose} />
}
