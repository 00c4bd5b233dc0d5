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
  test('takes them from the variant, written the Indonesian way', () => {
    expect(say('{car} {variant}: {length} mm, {seats} kursi')).toBe('New Pajero Sport Dakar Ultimate 4x4 AT: 4.840 mm, 7 kursi')
    expect(say('{torque} Nm pada {torqueSpeed} rpm')).toBe('430 Nm pada 2.500 rpm')
  })

  test('is left out where the catalogue lacks a fact it needs', () => {
    expect(say('Bak {loadBed} mm')).toBe('')
  })

  test('may not name a fact that does not exist', () => {
    expect(carCopy.safeParse('Secepat {speed}').success).toBe(false)
    expect(carCopy.safeParse('{constructor}').success).toBe(false)
    expect(carCopy.safeParse('Sepanjang {length} mm').success).toBe(true)
  })

  test('tells what it rests on', () => {
    expect(groupsIn('{car}: {length} mm, {torque} Nm')).toEqual(['dimensions', 'engine'])
  })

  test('stays as it is without a place for a fact', () => {
    const plain = fc.string().filter((text) => factsIn(text).length === 0)
    fc.assert(
      fc.property(plain, (text) => {
        expect(say(text)).toBe(text)
      }),
    )
  })
})
