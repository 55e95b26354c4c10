import type { FoundPlace } from '@i-one/contract/pitches'
import type { Point } from '@i-one/contract/shapes'
import { teamColours } from '@i-one/contract/teams/colours'
import { useController } from 'react-hook-form'
import { useAreaFrom } from '../lib/area-from.ts'
import { PlaceCombobox } from '../pitches/place-combobox.tsx'
import { kitOfColour } from '../stats/team-kit.ts'
import { Field } from '../ui/fields/field.tsx'
import { kitOf } from '../ui/football/kit.ts'
import { Shirt } from '../ui/football/shirt.tsx'
import type { TeamAnswers, TeamForm } from './team-form.ts'
import { WantedFields } from './wanted-fields.tsx'
import styles from './team-fields.module.css'

export function TeamFields({ form }: { form: TeamForm }) {
  const { field, watch, setValue } = form
  const [name, chosen] = watch(['name', 'colour'])
  return (
    <>
      <Field label="Name" required maxLength={40} {...field('name')} />
      <Home form={form} />
      <fieldset className={styles.colours}>
        <legend className="strong">Colour</legend>
        <Colour
          label="By its name"
          kit={kitOf(name)}
          checked={chosen === undefined}
          onChoose={() => setValue('colour', undefined)}
        />
        {teamColours.map((colour) => (
          <Colour
            key={colour}
            label={colour}
            kit={kitOfColour(colour)}
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
  kit: ReturnType<typeof kitOf>
  checked: boolean
  onChoose: () => void
}

const Colour = ({ label, kit, checked, onChoose }: ColourProps) => (
  <label className={styles.colour}>
    <input className="vh" type="radio" name="team-colour" checked={checked} onChange={onChoose} />
    <Shirt kit={kit} outlined size={40} />
    <span>{label}</span>
  </label>
)

const nowhere: Point = { type: 'Point', coordinates: [0, 0] }

/** A typed text is no place until one is chosen from the list. */
function Home({ form: { control, watch, setValue, formState } }: { form: TeamForm }) {
  const here = useAreaFrom()
  const { errors, isSubmitted: shouldValidate } = formState
  const { ref, onChange: setLocation } = useController({ control, name: 'location' }).field
  const set = (address: string, location?: TeamAnswers['location']) => {
    setValue('address', address, { shouldValidate })
    setLocation(location)
  }
  return (
    <PlaceCombobox
      ref={ref}
      label="Where the team is at home"
      placeholder="A district or a pitch"
      value={watch('address')}
      onValueChange={(text) => set(text)}
      near={here ?? nowhere}
      onChoose={(place) => set(placeText(place), { coordinates: place.location.coordinates })}
      error={errors.address?.message ?? errors.location?.message}
    />
  )
}

const placeText = ({ kind, name, address }: FoundPlace) =>
  kind === 'district' ? `${name}, ${address}` : name
