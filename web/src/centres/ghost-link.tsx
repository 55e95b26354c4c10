import { Link, type LinkProps } from 'react-router'
import { buttonClass } from '../ui/button-class.ts'

export const GhostLink = (link: LinkProps) => <Link {...link} className={buttonClass({ variant: 'ghost' })} />
