import { describe, expect, test } from 'vitest'
import { createPitchFormValues } from '../../fields/pitch-answers.ts'
import { getStepErrors, listEveningSlots, findFirstStep, findReachedStep } from './steps.ts'

const empty = createPitchFormValues('Africa/Lagos')
const placed = { ...empty, name: 'Ọjà Cage', address: '12 Ọjà Road, Yaba', lat: '6.5095', lng: '3.3752' }

describe('the steps of a first pitch', () => {
  test('each step reports only its own errors', () => {
    expect(Object.keys(getStepErrors('where', empty)).toSorted()).toEqual(['address', 'lat', 'name'])
    expect(getStepErrors('when', empty)).toEqual({})
    expect(Object.keys(getStepErrors('price', empty))).toEqual(['price'])
    const week = empty.week.with(0, [
      { open: '08:00', close: '08:00' },
      { open: '11:00', close: '11:00' },
    ])
    expect(Object.keys(getStepErrors('when', { ...placed, week }))).toEqual(['hours.0.0', 'hours.0.1'])
  })

  test('a URL cannot skip an incomplete step', () => {
    expect(findReachedStep(null, placed)).toBe('where')
    expect(findReachedStep('price', empty)).toBe('where')
    expect(findReachedStep('when', placed)).toBe('when')
    expect(findReachedStep('price', placed)).toBe('price')
    expect(findReachedStep('price', { ...placed, week: placed.week.map(() => []) })).toBe('when')
    expect(findReachedStep('nowhere', placed)).toBe('where')
  })

  test('server errors are shown in the first step with an error', () => {
    expect(findFirstStep(['price', 'hours.3.0'])).toBe('when')
    expect(findFirstStep(['name', 'price'])).toBe('where')
    expect(findFirstStep([])).toBeUndefined()
  })
})

describe('the slots of the preview', () => {
  const slotsOf = (open: string, close: string, slotMinutes = '60') =>
    listEveningSlots({ week: [[], [{ open, close }]], slotMinutes })

  test('are around 19:00, or the nearest slots', () => {
    expect(slotsOf('08:00', '23:00')).toEqual({
      starts: ['17:00', '18:00', '19:00', '20:00', '21:00'],
      first: 2,
    })
    expect(slotsOf('16:00', '02:00', '90')).toEqual({
      starts: ['16:00', '17:30', '19:00', '20:30', '22:00'],
      first: 2,
    })
    expect(slotsOf('23:00', '02:00')).toEqual({ starts: ['23:00', '00:00', '01:00'], first: 0 })
    expect(slotsOf('08:00', '10:00')).toEqual({ starts: ['08:00', '09:00'], first: 1 })
  })

  test('are empty if the pitch is closed', () => {
    expect(listEveningSlots({ week: [[], []], slotMinutes: '60' }).starts).toEqual([])
    expect(slotsOf('', '23:00').starts).toEqual([])
  })
})
