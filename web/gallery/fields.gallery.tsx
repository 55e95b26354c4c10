import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Checkbox } from '../src/ui/fields/checkbox.tsx'
import { CodeInput } from '../src/ui/fields/code-input.tsx'
import { Combobox, type Suggestion } from '../src/ui/fields/combobox.tsx'
import { FieldError } from '../src/ui/fields/field-error.tsx'
import { FieldFrame } from '../src/ui/fields/field-frame.tsx'
import { Field } from '../src/ui/fields/field.tsx'
import { PasswordField } from '../src/ui/fields/password-field.tsx'
import { Pills } from '../src/ui/fields/pills.tsx'
import { Range } from '../src/ui/fields/range.tsx'
import { ReasonChoice } from '../src/ui/fields/reason-choice.tsx'
import { Segmented } from '../src/ui/fields/segmented.tsx'
import { Select } from '../src/ui/fields/select.tsx'
import { Stepper } from '../src/ui/fields/stepper.tsx'
import { Switch } from '../src/ui/fields/switch.tsx'
import { Textarea } from '../src/ui/fields/textarea.tsx'
import type { Entries } from './entries.ts'
import { Focused, Grass, Paper } from './grounds.tsx'

const longLabel = 'Players who are not members of the team may join until one hour before kick-off'
const longHint =
  'The number on the shirt. If two players of one match have the same number, the captain chooses another one.'

const ignore = () => undefined

type HoldingProps<Value> = {
  first: Value
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}

function Holding<Value>({ first, children }: HoldingProps<Value>) {
  const [value, setValue] = useState(first)
  return children(value, setValue)
}

const places: Suggestion[] = [
  { value: 'yaba', label: 'Yaba', hint: 'Lagos' },
  { value: 'sabo', label: 'Sabo Cage', hint: 'Pitch in Yaba, 1.2 km away' },
  {
    value: 'long',
    label: 'Ọláyínká Ṣẹ́gun Community Sports Centre and Five-a-Side Arena',
    hint: 'Pitch in Ìbàdàn',
  },
]

type SearchProps = Partial<Parameters<typeof Combobox>[0]> & { text?: string; open?: boolean }

function Search({ text = '', open, ...rest }: SearchProps) {
  const [value, setValue] = useState(text)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!open) return
    field.current?.focus()
    field.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  }, [open])
  return (
    <Combobox
      ref={field}
      label="Where"
      placeholder="Town or pitch"
      items={places}
      onSelect={ignore}
      {...rest}
      value={value}
      onValueChange={setValue}
    />
  )
}

const pills = (value: string) => (
  <Holding first={value}>
    {(value, onChange) => (
      <Pills
        label="Position"
        {...{ value, onChange }}
        items={[
          { value: 'goal', label: 'Goalkeeper' },
          { value: 'back', label: 'Defender' },
          { value: 'mid', label: 'Midfielder' },
          { value: 'front', label: 'Forward' },
        ]}
      />
    )}
  </Holding>
)

const range = (value: number) => (
  <Holding first={value}>
    {(value, onChange) => (
      <Range label="Distance" {...{ value, onChange }} min={1} max={50} step={1} text={(km) => `${km} km`} />
    )}
  </Holding>
)

const reason = (why?: 'weather' | 'players' | 'other') => (
  <Holding first={why}>
    {(value, onChange) => (
      <ReasonChoice
        legend="Why are you calling it off?"
        whys={[
          { value: 'weather', label: 'The weather' },
          { value: 'players', label: 'Too few players have confirmed for a game of five against five' },
          { value: 'other', label: 'Another reason' },
        ]}
        {...{ value, onChange }}
      />
    )}
  </Holding>
)

const segmented = (items: Parameters<typeof Segmented>[0]['items']) => (
  <Holding first={items[0]?.value ?? ''}>
    {(value, onChange) => <Segmented label="View" {...{ value, onChange, items }} />}
  </Holding>
)

const twoViews = [
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map' },
]

const stepper = (first: number, more: { strong?: boolean; text?: string } = {}) => (
  <Holding first={first}>
    {(value, onChange) => <Stepper label="Players" {...{ value, onChange }} min={0} max={15} {...more} />}
  </Holding>
)

const code = (first: string, more: { error?: string; disabled?: boolean } = {}) => (
  <Holding first={first}>
    {(value, onChange) => <CodeInput label="Code" {...{ value, onChange }} {...more} />}
  </Holding>
)

const sizes = [
  { value: '5', label: 'Five-a-side' },
  { value: '7', label: 'Seven-a-side' },
  { value: '11', label: 'Eleven-a-side', disabled: true },
]

export const entries: Entries = {
  Checkbox: {
    Unchecked: <Checkbox label="Bring bibs" />,
    Checked: <Checkbox label="Bring bibs" defaultChecked />,
    Focus: (
      <Focused>
        <Checkbox label="Bring bibs" defaultChecked />
      </Focused>
    ),
    Disabled: <Checkbox label="Bring bibs" defaultChecked disabled />,
    'Long text': <Checkbox label={longLabel} />,
  },
  CodeInput: {
    Empty: code(''),
    Filled: code('40213'),
    Focus: <Focused>{code('40')}</Focused>,
    Disabled: code('40213', { disabled: true }),
    Error: code('40213', { error: 'This code has expired. Ask for a new one.' }),
  },
  Combobox: {
    Empty: <Search />,
    Filled: <Search text="Yaba" />,
    Focus: (
      <Focused>
        <Search text="Yaba" />
      </Focused>
    ),
    Error: <Search text="Atlantis" error="Choose a place from the list." />,
    'With icon': <Search icon="location" />,
    'Pill on grass': (
      <Grass>
        <Search look="pill" icon="search" hideLabel className="w-full" />
      </Grass>
    ),
    Suggestions: () => <Search text="Ya" open />,
    Inline: () => <Search text="Ya" look="inline" open />,
    Recent: () => <Search recent={places} onForget={ignore} open />,
    Loading: () => <Search text="Ya" items={[]} loading open />,
    'Nothing found': () => <Search text="Atlantis" items={[]} open />,
  },
  Field: {
    Empty: <Field label="Team" placeholder="Egrets" />,
    Filled: <Field label="Team" defaultValue="Ọláyínká Ṣẹ́gun All Stars" />,
    Required: <Field label="Team" required hint="Up to 40 letters" />,
    Focus: (
      <Focused>
        <Field label="Team" defaultValue="Egrets" />
      </Focused>
    ),
    Disabled: <Field label="Team" defaultValue="Egrets" disabled />,
    Error: <Field label="Team" defaultValue="Egrets" hint="Up to 40 letters" error="This name is taken." />,
    'Hidden label': <Field label="Team" hideLabel placeholder="Search teams" />,
    Date: <Field label="Day" type="date" defaultValue="2026-11-27" />,
    'Long text': (
      <Field
        label={longLabel}
        hint={longHint}
        error="Enter a number between 1 and 99 that no other player of the team has."
        defaultValue={longLabel}
      />
    ),
  },
  FieldError: {
    Text: <FieldError>Enter a number.</FieldError>,
    'Long text': (
      <FieldError>Enter a number between 1 and 99 that no other player of the team has.</FieldError>
    ),
  },
  FieldFrame: {
    Frame: (
      <FieldFrame label="Shirt colour" required hint={longHint}>
        {(control) => <input {...control} type="color" defaultValue="#0b7a43" />}
      </FieldFrame>
    ),
    Error: (
      <FieldFrame label="Shirt colour" error="Choose another colour.">
        {(control) => <input {...control} type="color" defaultValue="#ffffff" />}
      </FieldFrame>
    ),
  },
  PasswordField: {
    Empty: <PasswordField label="Password" />,
    Filled: <PasswordField label="Password" defaultValue="five-a-side" />,
    Focus: (
      <Focused>
        <PasswordField label="Password" defaultValue="five-a-side" />
      </Focused>
    ),
    Disabled: <PasswordField label="Password" defaultValue="five-a-side" disabled />,
    Error: <PasswordField label="Password" defaultValue="five" error="Use at least 8 characters." />,
  },
  Pills: {
    'Nothing selected': pills(''),
    Selected: pills('mid'),
    Focus: <Focused>{pills('goal')}</Focused>,
  },
  Range: {
    Least: range(1),
    Middle: range(25),
    Focus: <Focused>{range(25)}</Focused>,
  },
  ReasonChoice: {
    'Nothing selected': reason(),
    Selected: reason('players'),
    Focus: <Focused>{reason('weather')}</Focused>,
  },
  Segmented: {
    Selected: segmented(twoViews),
    'With icons': segmented([
      { value: 'list', label: 'List', icon: 'list' },
      { value: 'map', label: 'Map', icon: 'location' },
    ]),
    Focus: <Focused>{segmented(twoViews)}</Focused>,
    'Long text': segmented([
      { value: 'day', label: 'One day' },
      { value: 'week', label: 'The whole week' },
      { value: 'month', label: 'All bookings of the month' },
    ]),
    'On grass': <Grass>{segmented(twoViews)}</Grass>,
  },
  Select: {
    Placeholder: <Select label="Size" options={sizes} placeholder="Choose a size" />,
    Selected: <Select label="Size" options={sizes} defaultValue="7" />,
    Focus: (
      <Focused>
        <Select label="Size" options={sizes} />
      </Focused>
    ),
    Disabled: <Select label="Size" options={sizes} disabled />,
    Error: (
      <Select label="Size" options={sizes} placeholder="Choose a size" required error="Choose a size." />
    ),
    'Long text': <Select label={longLabel} options={[{ value: '', label: longLabel }]} hint={longHint} />,
  },
  Stepper: {
    Middle: stepper(10),
    Least: stepper(0),
    Most: stepper(15),
    Strong: stepper(10, { strong: true }),
    'Strong, most': stepper(15, { strong: true }),
    Text: stepper(10, { text: '10 players' }),
    Focus: <Focused>{stepper(10)}</Focused>,
  },
  Switch: {
    Off: <Switch label="Notify me" />,
    On: <Switch label="Notify me" defaultChecked />,
    Hint: <Switch label="Notify me" hint="When a place is free" defaultChecked />,
    Focus: (
      <Focused>
        <Switch label="Notify me" defaultChecked />
      </Focused>
    ),
    Disabled: (
      <>
        <Switch label="Notify me" disabled />
        <Switch label="Email me" disabled defaultChecked />
      </>
    ),
    'Long text': <Switch label={longLabel} hint={longHint} defaultChecked />,
    'On paper': (
      <Paper>
        <Switch label="Notify me" />
        <Switch label="Email me" defaultChecked />
      </Paper>
    ),
  },
  Textarea: {
    Empty: <Textarea label="Message" placeholder="What should the players bring?" />,
    Filled: <Textarea label="Message" defaultValue={longHint} rows={3} />,
    Focus: (
      <Focused>
        <Textarea label="Message" defaultValue="Bring both bibs." />
      </Focused>
    ),
    Disabled: <Textarea label="Message" defaultValue="Bring both bibs." disabled />,
    Error: <Textarea label="Message" required error="Write a message." />,
  },
}
