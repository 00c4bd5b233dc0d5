import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainAddress } from './plain-address.ts'

test.each([
  '',
  '?gclid=EAIaIQ-abc_1&utm_source=mitra&utm_campaign=akhir-tahun&utm_term=suv',
  '?fbclid=IwAR_2&utm_id=120210555123456789',
  '?ttclid=E.C.P.1&utm_content=17984561234567890',
  '?model=xforce&warna=merah',
  '?vehicle=25&dp=25%25&tenor=36&accessories=a&accessories=b',
  '?vehicle=25&dp=150000000&current_vehicle_year=2018',
])('%s loads tags', (search) => {
  expect(isPlainAddress(search)).toBe(true)
})

test.each([
  '?email=rina%40contoh.id&hp=081234567890',
  '?utm_source=surat&email=rina@contoh.id',
  '?utm_term=rina%40contoh.id',
  '?utm_content=0812-3456-7890',
  '?utm_content=%2B62+812+3456+7890',
  '?q=rumah+Rina',
  '?lokasi=-6.2,106.8',
  '?complaint=rem+bunyi',
  '?vehicle=25&current_vehicle_payoff=45000000',
  '?nama=Rina',
  '?EMAIL=x',
])('%s loads no tags: they would read it', (search) => {
  expect(isPlainAddress(search)).toBe(false)
})

test('no parameter lets an e-mail address or a mobile number through', () => {
  const name = fc.oneof(fc.constantFrom('utm_source', 'model', 'gclid', 'id', 'email'), fc.string())
  const contact = fc.constantFrom('rina@contoh.id', '081234567890', '+62 812-3456-7890', '62.812.3456.7890')
  fc.assert(
    fc.property(name, contact, (parameter, value) => {
      expect(isPlainAddress(`?${new URLSearchParams([[parameter, value]])}`)).toBe(false)
    }),
  )
})
