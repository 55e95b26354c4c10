import { type Formation, toSpots } from '@i-one/game/matches/formations'
import { t } from '@lingui/core/macro'
import { classNames } from '../ui/class-names.ts'

type FormationPickerProps = {
  formations: readonly Formation[]
  chosen: Formation | undefined
  onChoose: (formation: Formation) => void
}

export const FormationPicker = ({ formations, chosen, onChoose }: FormationPickerProps) => (
  <fieldset
    aria-label={t`Formation`}
    className="grid grid-cols-[repeat(auto-fill,minmax(68px,1fr))] gap-2 mt-2.5"
  >
    {formations.map((formation) => (
      <button
        key={formation.name}
        type="button"
        className={classNames(
          'grid justify-items-center gap-2 min-h-29 py-2 px-1 border-0 rounded-card font-strong tabular-nums cursor-pointer',
          formation.name === chosen?.name
            ? 'bg-turf text-white'
            : 'bg-transparent text-muted hover:bg-turf-soft',
        )}
        aria-pressed={formation.name === chosen?.name}
        onClick={() => onChoose(formation)}
      >
        <svg className="w-10 fill-current" viewBox="0 0 20 36" aria-hidden="true">
          <path
            className="fill-none stroke-current stroke-[0.9px]"
            d="M.6.6h18.8v34.8H.6zM.6 18h18.8M4 .6a6 4 0 0 0 6 4 6 4 0 0 0 6-4"
          />
          {toSpots(formation).map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x / 5} cy={y * 0.36} r="2" />
          ))}
        </svg>
        {formation.name}
      </button>
    ))}
  </fieldset>
)
