import type { FoundPlace } from '@i-one/contract/pitches'
import { type NewTeam, TeamColour } from '@i-one/contract/teams'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'

import { useSettled } from '../lib/use-settled.ts'
import { placesQuery } from '../pitches/queries.ts'
import { kitOfColour } from '../stats/team-kit.ts'
import { Combobox } from '../ui/fields/combobox.tsx'
import { Field } from '../ui/fields/field.tsx'
import { kitOf } from '../ui/football/kit.ts'
import { Shirt } from '../ui/football/shirt.tsx'
import styles from './team-fields.module.css'

export interface TeamAnswers {
  name: string
  colour: TeamColour | null
  address: string
  /** Longitude and latitude. */
  coordinates: [number, number]
}

/** As the wire wants it. */
export const teamOf = ({ name, address, coordinates }: TeamAnswers) =>
  ({ name, address, location: { coordinates } }) satisfies z.input<typeof NewTeam>

type TeamFieldsProps = {
  answers: TeamAnswers
  errors: Partial<Record<string, string>>
  onChange: (some: Partial<TeamAnswers>) => void
}

export function TeamFields({ answers, errors, onChange }: TeamFieldsProps) {
  return (
    <>
      <Field
        label="Name"
        required
        maxLength={40}
        value={answers.name}
        error={errors['name']}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Home answers={answers} error={errors['address']} onChange={onChange} />
      <fieldset className={styles.colours}>
        <legend className="strong">Colour</legend>
        <Colour
          label="By its name"
          kit={kitOf(answers.name)}
          checked={answers.colour === null}
          onChoose={() => onChange({ colour: null })}
        />
        {TeamColour.options.map((colour) => (
          <Colour
            key={colour}
            label={colour}
            kit={kitOfColour(colour)}
            checked={answers.colour === colour}
            onChoose={() => onChange({ colour })}
          />
        ))}
      </fieldset>
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

type HomeProps = Pick<TeamFieldsProps, 'answers' | 'onChange'> & { error: string | undefined }

/** A district or a pitch; what is typed and chosen from nowhere is near one's own place. */
function Home({ answers: { address, coordinates }, error, onChange }: HomeProps) {
  const text = address.trim().slice(0, 100)
  const q = useSettled(text, 250)
  const { data, isFetching } = useQuery(placesQuery(q, { type: 'Point', coordinates }))
  const places: readonly FoundPlace[] = (text !== '' && data) || []
  return (
    <Combobox
      label="Where the team is at home"
      placeholder="A district or a pitch"
      value={address}
      onValueChange={(typed) => onChange({ address: typed })}
      items={places.map((place, at) => ({ value: String(at), label: place.name, hint: place.address }))}
      onSelect={({ value }) => {
        const place = places[Number(value)]
        if (place) onChange({ address: placeText(place), coordinates: place.location.coordinates })
      }}
      loading={isFetching || q !== text}
      error={error}
    />
  )
}

const placeText = ({ kind, name, address }: FoundPlace) =>
  kind === 'district' ? `${name}, ${address}` : name
