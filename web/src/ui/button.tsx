import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { classNames } from './class-names.ts'

type ButtonProps = ComponentProps<'button'> & ButtonLook & { pending?: boolean; pendingText?: string }

export const Button = ({
  variant,
  size,
  block,
  pending = false,
  pendingText,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    disabled={disabled || pending}
    aria-busy={pending || undefined}
    className={classNames(buttonClass({ variant, size, block }), className)}
  >
    {pending && pendingText ? pendingText : children}
  </button>
)
