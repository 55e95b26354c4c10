import { t } from '@lingui/core/macro'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { bookingStyles } from './week.ts'
import styles from './looks.module.css'

export const BookingLegend = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-2 text-small font-semibold print:hidden" aria-label={t`Legend`}>
    {Object.entries(bookingStyles).map(([look, { label, icon }]) => (
      <li key={look} className="flex items-center gap-2">
        <span
          className={classNames('grid place-items-center w-7 h-5 rounded-[3px]', styles.look, styles[look])}
          aria-hidden="true"
        >
          <Icon name={icon} size={12} />
        </span>
        {label}
      </li>
    ))}
  </ul>
)
