import { t } from '@lingui/core/macro'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import type { PitchFormValues } from '../../fields/pitch-answers.ts'
import { listEveningSlots } from './steps.ts'

const benefits = [
  t`A page with your free times, to share tonight`,
  t`One calendar for bookings from i-one, by phone and at the gate`,
  t`No double bookings`,
]

export function FirstPitchPreview({ answers }: { answers: PitchFormValues }) {
  const { starts, first } = listEveningSlots(answers)
  return (
    <Section title={t`You'll get`}>
      <div className="pt-3.5 px-3.5 pb-2.5 border border-line rounded-card bg-paper" aria-hidden="true">
        <b className="block pb-2 text-[1.125rem] font-stretch-125% font-[850] border-b-2 border-ink wrap-anywhere">
          {answers.name.trim() || t`Your pitch`}
        </b>
        {starts.map((start, n) => (
          <div
            key={start}
            className="grid grid-cols-[52px_1fr] min-h-11 pt-0.75 text-least text-muted border-b border-line last:border-b-0"
          >
            <span className="num">{start}</span>
            <i
              className={classNames(
                'not-italic',
                n === first &&
                  'grid place-items-center h-9.5 text-turf-hover font-bold border-2 border-dashed border-turf rounded-[5px]',
              )}
            >
              {n === first && t`Your first booking`}
            </i>
          </div>
        ))}
      </div>
      <ul>
        {benefits.map((what) => (
          <li key={what} className="flex gap-3 py-3 leading-[1.4] border-b border-line">
            <Icon className="text-turf" name="check" />
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
