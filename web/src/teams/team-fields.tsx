import type { PlaceSearchResult } from '@i-one/contract/pitches'
import type { Point } from '@i-one/contract/shapes'
import { teamColours } from '@i-one/contract/teams/colours'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import { useUserArea } from '../lib/where-from.ts'
import { PlaceCombobox } from '../pitches/place-combobox.tsx'
import { kitFromColour } from '../stats/team-kit.ts'
import { classNames } from '../ui/class-names.ts'
import { Field } from '../ui/fields/field.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { toKit } from '../ui/football/kit.ts'
import { Shirt } from '../ui/football/shirt.tsx'
import type { TeamFormValues, TeamForm } from './team-form.ts'

const colourTexts: Record<(typeof teamColours)[number], string> = {
  yellow: t`yellow`,
  sky: t({ message: 'sky', comment: 'Shirt colour' }),
  white: t`white`,
  mint: t({ message: 'mint', comment: 'Shirt colour' }),
  orange: t({ message: 'orange', comment: 'Shirt colour' }),
  pink: t`pink`,
  lilac: t({ message: 'lilac', comment: 'Shirt colour' }),
  lime: t({ message: 'lime', comment: 'Shirt colour' }),
  aqua: t({ message: 'aqua', comment: 'Shirt colour' }),
  sand: t({ message: 'sand', comment: 'Shirt colour' }),
  silver: t({ message: 'silver', comment: 'Shirt colour' }),
  coral: t({ message: 'coral', comment: 'Shirt colour' }),
}

export function TeamFields({ form }: { form: TeamForm }) {
  const { field, watch, setValue } = form
  const [name, chosen] = watch(['name', 'colour'])
  return (
    <>
      <Field label={t`Name`} required maxLength={40} {...field('name')} />
      <Home form={form} />
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2">
        <legend className="strong mb-2">
          <Trans>Colour</Trans>
        </legend>
        <Colour
          label={t`Automatic`}
          kit={toKit(name)}
          checked={chosen === undefined}
          onChoose={() => setValue('colour', undefined)}
        />
        {teamColours.map((colour) => (
          <Colour
            key={colour}
            label={colourTexts[colour]}
            kit={kitFromColour(colour)}
            checked={chosen === colour}
            onChoose={() => setValue('colour', colour)}
          />
        ))}
      </fieldset>
      <WantedFields form={form} />
    </>
  )
}

type ColourProps = {
  label: string
  kit: ReturnType<typeof toKit>
  checked: boolean
  onChoose: () => void
}

const Colour = ({ label, kit, checked, onChoose }: ColourProps) => (
  <label
    className={classNames(
      'relative grid justify-items-center gap-0.5 py-2 px-0.5 border-2 rounded-card text-small text-center cursor-pointer',
      'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turf-outline',
      checked ? 'border-turf bg-turf-soft' : 'border-transparent',
    )}
  >
    <input className="vh" type="radio" name="team-colour" checked={checked} onChange={onChoose} />
    <Shirt kit={kit} outlined size={40} />
    <span>{label}</span>
  </label>
)

const unknownLocation: Point = { type: 'Point', coordinates: [0, 0] }

/** Typing clears the location until the user chooses a suggestion. */
function Home({ form: { control, watch, setValue, formState } }: { form: TeamForm }) {
  const here = useUserArea()
  const { errors, isSubmitted: shouldValidate } = formState
  const { ref, onChange: setLocation } = useController({ control, name: 'location' }).field
  const set = (address: string, location?: TeamFormValues['location']) => {
    setValue('address', address, { shouldValidate })
    setLocation(location)
  }
  return (
    <PlaceCombobox
      ref={ref}
      label={t`Home area`}
      placeholder={t`An area or a pitch`}
      value={watch('address')}
      onValueChange={(text) => set(text)}
      near={here ?? unknownLocation}
      onChoose={(place) => set(placeText(place), { coordinates: place.location.coordinates })}
      error={errors.address?.message ?? errors.location?.message}
    />
  )
}

const placeText = ({ kind, name, address }: PlaceSearchResult) =>
  kind === 'district' ? `${name}, ${address}` : name

const WantedFields = ({ form }: { form: TeamForm }) => (
  <>
    <Wanted
      form={form}
      name="matchWanted"
      label={t`Looking for a match`}
      hint={t`Teams near you can see this and challenge you.`}
      words={t`Match details`}
      placeholder={t`Five a side, Sat after 17:00`}
    />
    <Wanted
      form={form}
      name="playersWanted"
      label={t`Looking for players`}
      hint={t`Players near you can see this and ask to join.`}
      words={t`Player details`}
      placeholder={t`A keeper and a defender`}
    />
  </>
)

type WantedProps = {
  form: TeamForm
  name: 'matchWanted' | 'playersWanted'
  label: string
  hint: string
  words: string
  placeholder: string
}

function Wanted({ form, name, label, hint, words, placeholder }: WantedProps) {
  const { field, watch, setValue } = form
  const isWanted = watch(name) !== undefined
  return (
    <div className="grid gap-3">
      <Switch
        label={label}
        hint={hint}
        checked={isWanted}
        onChange={({ target }) => setValue(name, target.checked ? '' : undefined)}
      />
      {isWanted && (
        <Field label={words} placeholder={placeholder} maxLength={80} autoComplete="off" {...field(name)} />
      )}
    </div>
  )
}
