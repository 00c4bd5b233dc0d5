import { at } from '~/addresses.ts'
import { carsInFiles as cars } from '~/core/cars/catalogue-files.server.ts'
import type { State } from '../../../tests/support/state.ts'

const models: State[] = cars.map((car) => ({ name: car.name, address: at.car(car.class, car.slug) }))

const pair = ['xpander', 'pajero-sport']

export const states: State[] = [
  { name: 'all models', address: at.cars() },
  { name: 'models, filtered', address: at.cars({ kelas: 'mobil-penumpang', kursi: '7', 'harga-maks': '350000000' }) },
  { name: 'models, sorted by price', address: at.cars({ urut: 'harga' }) },
  { name: 'models, none fits', address: at.cars({ kursi: '7', 'harga-maks': '250000000' }) },
  { name: 'models, nothing at all fits', address: at.cars({ kursi: '9', 'harga-maks': '100000000' }) },
  ...models,
  { name: 'a model in a colour of the address', address: at.car('mobil-penumpang', 'xpander-cross', 'quartz-white-pearl') },
  {
    name: 'a model in a colour chosen on the page',
    address: at.car('mobil-penumpang', 'xforce'),
    reach: (page) => page.getByRole('radio', { name: 'Jet Black Mica' }).check(),
  },
  {
    name: 'a model, differences only',
    address: at.car('niaga-ringan', 'triton'),
    reach: (page) => page.getByRole('checkbox', { name: 'Hanya tampilkan yang berbeda' }).check(),
  },
  { name: 'a model that does not exist', address: at.car('mobil-penumpang', 'kijang'), status: 404 },
  { name: 'a name that is not a model', address: '/our-cars/kijang', status: 404 },
  { name: 'a model of earlier years', address: at.car('mobil-penumpang', 'grandis'), status: 410 },
  { name: 'comparison, nothing chosen', address: at.compare() },
  { name: 'comparison of one', address: at.compare(['l300']) },
  { name: 'comparison of two', address: at.compare(pair) },
  { name: 'comparison of three, two of them variants', address: at.compare(['xpander:gls-mt', 'xforce:hev', 'outlander-phev']) },
  { name: 'comparison of one too many and one unknown', address: at.compare([...pair, 'kijang', 'xforce', 'triton']) },
  { name: 'garage, every model', address: at.compare([], { panjang: '5', lebar: '2,2', tinggi: '2' }) },
  { name: 'garage, fits with mirrors folded', address: at.compare(pair, { panjang: '5,5 m', lebar: '200 cm', tinggi: '2,3' }) },
  { name: 'garage, too short', address: at.compare(pair, { panjang: '4,7', lebar: '3', tinggi: '2,3' }) },
  { name: 'parking gate', address: at.compare(['triton'], { lebar: '2,5', tinggi: '1,9' }) },
  { name: 'garage, refused', address: at.compare(pair, { panjang: 'sempit', lebar: '90 cm', tinggi: '2,3' }), status: 422 },
]
