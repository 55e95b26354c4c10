import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { styleLabels, styleIcons, type BookingStyle } from './week.ts'
import styles from './looks.module.css'

const looks = Object.keys(styleLabels) as BookingStyle[]

export const BookingLegend = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-2 text-small font-semibold print:hidden" aria-label="Legend">
    {looks.map((look) => (
      <li key={look} className="flex items-center gap-2">
        <span
          className={classNames('grid place-items-center w-7 h-5 rounded-[3px]', styles.look, styles[look])}
          aria-hidden="true"
        >
          <Icon name={styleIcons[look]} size={12} />
        </span>
        {styleLabels[look]}
      </li>
    ))}
  </ul>
)
