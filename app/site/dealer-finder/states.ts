import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

const cakung = at.dealerPlace('dki-jakarta', 'dwindo-cakung')

export const states: State[] = [
  { name: 'dealers, nothing asked', address: at.dealers() },
  { name: 'dealers near a place', address: at.dealers({ q: 'Jogja' }) },
  { name: 'dealers near a location', address: at.dealers({ lokasi: '-7.257,112.752' }) },
  { name: 'dealers that paint, and open now', address: at.dealers({ service: 'bodi-cat', buka: 'ya' }) },
  { name: 'dealers of an unsure place', address: at.dealers({ q: 'Minaz' }) },
  { name: 'dealers of an island', address: at.dealers({ q: 'Sumatera' }) },
  { name: 'dealers of no place', address: at.dealers({ q: 'xyzzy' }) },
  { name: 'dealers near a location abroad', address: at.dealers({ lokasi: '35.68,139.69' }), status: 422 },
  { name: 'dealers near a point that was pasted', address: at.dealers({ q: 'geo:-7.2458,112.7378' }) },
  { name: 'dealers near a short link', address: at.dealers({ q: 'https://maps.app.goo.gl/AbCdEf123' }), status: 422 },
  {
    name: 'dealers by an old link',
    address: at.dealers({ service: 'cuci', vehicle: ['galant', 'xforce', 'triton'], buka: '1', tampil: '500' }),
  },
  { name: 'dealers of a province', address: at.dealerProvince('jawa-timur') },
  { name: 'dealers of a city', address: at.dealerPlace('jawa-barat', 'kota-bandung') },
  { name: 'dealers near a city without any', address: at.dealerPlace('jawa-barat', 'kota-banjar') },
  { name: 'a dealer', address: cakung },
  { name: 'a sample dealer', address: at.dealerPlace('papua', 'dealer-contoh-jayapura') },
  { name: 'no dealer remembered', address: at.ownDealer() },
  {
    name: 'a dealer remembered',
    address: cakung,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Ingat dealer ini' }).click()
      await page.getByRole('link', { name: 'Lihat dealer' }).waitFor()
    },
  },
]
