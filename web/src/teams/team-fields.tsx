import type { FoundPlace } from '@i-one/contract/pitches'
import { teamColours } from '@i-one/contract/teams/colours'
import { PlaceCombobox } from '../pitches/place-combobox.tsx'
import { kitOfColour } from '../stats/team-kit.ts'
import { Field } from '../ui/fields/field.tsx'
import { kitOf } from '../ui/football/kit.ts'
import { Shirt } from '../ui/football/shirt.tsx'
import type { TeamForm } from './team-form.ts'
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

function Home({ form: { watch, setValue, formState } }: { form: TeamForm }) {
  const [address, coordinates] = watch(['address', 'location.coordinates'])
  const setAddress = (text: string) => setValue('address', text, { shouldValidate: formState.isSubmitted })
  return (
    <PlaceCombobox
      label="Where the team is at home"
      placeholder="A district or a pitch"
      value={address}
      onValueChange={setAddress}
      near={{ type: 'Point', coordinates }}
      onChoose={(place) => {
        setValue('location.coordinates', place.location.coordinates)
        setAddress(placeText(place))
      }}
      error={formState.errors.address?.message}
    />
  )
}

const placeText = ({ kind, name, address }: FoundPlace) =>
  kind === 'district' ? `${name}, ${address}` : name
