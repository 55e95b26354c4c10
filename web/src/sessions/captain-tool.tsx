import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'

type CaptainToolProps = {
  icon: IconName
  text: string
  hint?: string
  danger?: boolean
  disabled?: boolean
  pending?: boolean
  onClick?: () => void
  to?: string
}

const tool =
  'grid grid-cols-[28px_1fr] items-center gap-3.5 w-full min-h-16 px-0 py-2 border-b border-b-line leading-[1.3]'

export function CaptainTool({ icon, text, hint, danger, disabled, pending, onClick, to }: CaptainToolProps) {
  const inside = (
    <>
      <Icon name={icon} />
      <span>
        <b className="block font-strong">{text}</b>
        {(hint || pending) && (
          <small className="text-muted text-small">{pending ? t`Sending...` : hint}</small>
        )}
      </span>
    </>
  )
  return (
    <li>
      {to ? (
        <Link className={`${tool} no-underline hover:bg-turf-soft`} to={to}>
          {inside}
        </Link>
      ) : (
        <button
          type="button"
          className={classNames(
            tool,
            'border-0 bg-transparent text-start cursor-pointer not-disabled:hover:bg-turf-soft disabled:text-muted disabled:cursor-default',
            danger && 'text-danger',
          )}
          disabled={disabled || pending}
          aria-busy={pending || undefined}
          onClick={onClick}
        >
          {inside}
        </button>
      )}
    </li>
  )
}
