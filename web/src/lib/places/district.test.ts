import { expect, test } from 'vitest'
import { findDistrict } from './district.ts'

test.each([
  ['12 Bode Thomas Street, Surulere, Lagos', 'Surulere'],
  ['7 Adélékè Street, off Bọ́dẹ Thomas, Surulere', 'Surulere'],
  ['3 Diya Street, Gbagada, Lagos State, Nigeria', 'Gbagada'],
  ['Lagos', 'Lagos'],
])('%s is in %s', (address, district) => expect(findDistrict(address)).toBe(district))
