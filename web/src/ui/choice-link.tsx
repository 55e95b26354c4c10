import type { ComponentProps, MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'

type ChoiceLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  to: string
  /** Id of the element to scroll to when the link is opened in a new tab. */
  within?: string | undefined
}

const isPlainTap = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Renders a link instead of a button, so that choices work before hydration and in a new tab. */
export function ChoiceLink({ to, within, replace = true, ...rest }: ChoiceLinkProps) {
  const navigate = useNavigate()
  const choose = (event: MouseEvent) => {
    if (!isPlainTap(event)) return
    event.preventDefault()
    // not in a transition, because a quick second choice would be based on the address before the first choice
    void navigate(to, { replace, preventScrollReset: true, flushSync: true })
  }
  // nofollow, because for search engines each choice is the same page
  return <Link {...rest} rel="nofollow" to={within ? `${to}#${within}` : to} onClick={choose} />
}
