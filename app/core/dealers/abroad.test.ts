import { expect, test } from 'vitest'
import { isAbroad } from './abroad.ts'
import { centroidOf } from './centroids.ts'
import { regencies } from './regions.ts'

test.each([
  ['Singapore', 1.35, 103.8],
  ['Kuala Lumpur', 3.1, 101.7],
  ['Dili', -8.55, 125.57],
  ['Kota Kinabalu', 6.1, 116.1],
  ['Vanimo', -2.6, 141.3],
  ['Kuching', 1.55, 110.35],
  ['Changi', 1.36, 103.99],
  ['Kluang', 2.03, 103.32],
  ['Batu Pahat', 1.85, 102.93],
  ['Mersing', 2.43, 103.84],
  ['Tawau', 4.24, 117.89],
  ['Semporna', 4.48, 118.61],
  ['Lundu', 1.67, 109.85],
  ['Suai', -9.31, 125.25],
  ['Maliana', -8.99, 125.22],
  ['Oecusse', -9.2, 124.36],
  ['Lospalos', -8.52, 127.0],
  ['Tokyo', 35.68, 139.69],
  ['Sydney', -33.87, 151.21],
])('%s is abroad', (_, latitude, longitude) => expect(isAbroad({ latitude, longitude })).toBe(true))

test.each([
  ['Batam', 1.13, 104.05],
  ['Rupat', 1.95, 101.55],
  ['Entikong', 0.97, 110.35],
  ['Nunukan', 4.13, 117.65],
  ['Atambua', -9.1, 124.9],
  ['Merauke', -8.5, 140.4],
  ['Sabang', 5.89, 95.32],
  ['Tanjung Pinang', 0.92, 104.45],
  ['Tanjung Balai Karimun', 0.99, 103.42],
  ['Ranai', 3.94, 108.38],
  ['Tarempa', 3.22, 106.22],
  ['Sebatik', 4.14, 117.85],
  ['Krayan', 3.87, 115.7],
  ['Sambas', 1.36, 109.3],
  ['Long Apari', 1.1, 114.2],
  ['Kefamenanu', -9.45, 124.48],
  ['Kupang', -10.17, 123.6],
  ['Rote', -10.75, 123.1],
  ['Alor', -8.22, 124.52],
  ['Wetar', -7.8, 126.3],
  ['Kisar', -8.06, 127.18],
  ['Saumlaki', -7.98, 131.3],
  ['Dobo', -5.76, 134.22],
  ['Jayapura', -2.53, 140.72],
  ['Skouw', -2.62, 140.96],
  ['Simeulue', 2.48, 96.38],
  ['Enggano', -5.4, 102.25],
  ['Tuapejat', -2.03, 99.59],
  ['Melonguane', 4.0, 126.68],
  ['Tahuna', 3.61, 125.49],
  ['Waisai', -0.43, 130.82],
  ['Biak', -1.18, 136.08],
  ['Benteng Selayar', -6.12, 120.46],
  ['Wanci', -5.33, 123.53],
  ['Karimunjawa', -5.84, 110.43],
  ['Bawean', -5.8, 112.65],
  ['Kangean', -6.88, 115.35],
  ['Pulau Pramuka', -5.75, 106.61],
])('%s, near a border, is not', (_, latitude, longitude) => expect(isAbroad({ latitude, longitude })).toBe(false))

test('no regency is abroad', () => {
  expect(regencies.filter(({ code }) => isAbroad(centroidOf(code)))).toEqual([])
})
