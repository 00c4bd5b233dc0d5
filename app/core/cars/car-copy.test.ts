import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carCopy } from '../content/car-copy-schema.ts'
import { factsIn } from '../content/car-facts.ts'
import { type Car, drawnVariant } from './car.ts'
import { fillIn, groupsIn } from './car-copy.ts'
import { carsInFiles } from './catalogue-files.server.ts'

const pajero = carsInFiles.find(({ slug }) => slug === 'pajero-sport') as Car
const say = (copy: string) => fillIn(copy, pajero, drawnVariant(pajero))

describe('a sentence with places for facts', () => {
  test('takes the facts from the variant, in Indonesian notation', () => {
    expect(say('{car} {variant}: {length} mm, {seats} kursi')).toBe('New Pajero Sport Dakar Ultimate 4x4 AT: 4.840 mm, 7 kursi')
    expect(say('{torque} Nm pada {torqueSpeed} rpm')).toBe('430 Nm pada 2.500 rpm')
  })

  test('is left out when the catalogue lacks a fact that it needs', () => {
    expect(say('Bak {loadBed} mm')).toBe('')
  })

  test('throws for an unknown fact', () => {
    expect(carCopy.safeParse('Secepat {speed}').success).toBe(false)
    expect(carCopy.safeParse('{constructor}').success).toBe(false)
    expect(carCopy.safeParse('Sepanjang {length} mm').success).toBe(true)
  })

  test('returns the groups of facts that it uses', () => {
    expect(groupsIn('{car}: {length} mm, {torque} Nm')).toEqual(['dimensions', 'engine'])
  })

  test('stays unchanged without a place for a fact', () => {
    const plain = fc.string().filter((text) => factsIn(text).length === 0)
    fc.assert(
      fc.property(plain, (text) => {
        expect(say(text)).toBe(text)
      }),
    )
  })
})
