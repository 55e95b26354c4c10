import { useLocation, useNavigate } from 'react-router'

import { Icon } from '../ui/icon.tsx'

type BackButtonProps = {
  /** Where to when this page was the first one opened, and one step back would leave the app. */
  otherwise: string
  className?: string
}

export function BackButton({ otherwise, className }: BackButtonProps) {
  const navigate = useNavigate()
  const isFirst = useLocation().key === 'default'
  const goBack = () => void (isFirst ? navigate(otherwise, { replace: true }) : navigate(-1))
  return (
    <button type="button" className={className} onClick={goBack}>
      <Icon name="back" />
      <span>Back</span>
    </button>
  )
}
