import type { FoundPlace } from '@i-one/contract/pitches'
import { teamColours } from '@i-one/contract/teams/colours'
import { useQuery } from '@tanstack/react-query'
import { useSettled } from '../lib/use-settled.ts'
import { placesQuery } from '../pitches/place-queries.ts'
import { kitOfColour } from '../stats/team-kit.ts'
import { Combobox } from '../ui/fields/combobox.tsx'
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

/** A district or a pitch; what is typed and chosen from nowhere is near one's own place. */
function Home({ form: { watch, setValue, formState } }: { form: TeamForm }) {
  const [address, coordinates] = watch(['address', 'location.coordinates'])
  const setAddress = (text: string) => setValue('address', text, { shouldValidate: formState.isSubmitted })
  const text = address.trim().slice(0, 100)
  const q = useSettled(text, 250)
  const { data, isFetching } = useQuery(placesQuery(q, { type: 'Point', coordinates }))
  const places: readonly FoundPlace[] = (text !== '' && data) || []
  return (
    <Combobox
      label="Where the team is at home"
      placeholder="A district or a pitch"
      value={address}
      onValueChange={setAddress}
      items={places.map((place, at) => ({ value: String(at), label: place.name, hint: place.address }))}
      onSelect={({ value }) => {
        const place = places[Number(value)]
        if (!place) return
        setValue('location.coordinates', place.location.coordinates)
        setAddress(placeText(place))
      }}
      loading={isFetching || q !== text}
      error={formState.errors.address?.message}
    />
  )
}

const placeText = ({ kind, name, address }: FoundPlace) =>
  kind === 'district' ? `${name}, ${address}` : name
