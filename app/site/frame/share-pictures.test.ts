import { readdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { at } from '../../addresses.ts'
import { carsInFiles } from '../../core/cars/catalogue-files.server.ts'
import { carPicture, drawnPictures, pictureAt, picturedCars, shareSize } from './share-pictures.ts'
import { listPictures } from './title-picture/list-pictures.ts'

const folder = 'public/bagikan'
const mostBytes = 120 * 1024

test('every model and every drawn picture has a file, and there are no other files', async () => {
  const names = [...picturedCars, ...Object.keys(drawnPictures)].map((name) => `${name}.png`)
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted())
  expect(carsInFiles.map(({ slug }) => slug).toSorted()).toEqual([...picturedCars].toSorted())
})

test('every picture has the size that the pages declare, and is small enough for a messenger', async () => {
  for (const file of await readdir(folder)) {
    const { format, width, height } = await sharp(`${folder}/${file}`).metadata()
    expect({ file, format, width, height }).toEqual({ file, format: 'png', ...shareSize })
    expect((await stat(`${folder}/${file}`)).size, file).toBeLessThanOrEqual(mostBytes)
  }
})

test.each([
  [at.testDrive(), 'test-drive'],
  [at.testDriveResult('rahasia'), 'test-drive'],
  [at.brochures({ kelas: 'niaga-ringan' }), 'brosur'],
  [at.dealerPlace('bali', 'denpasar'), 'dealer'],
  [at.budgetSimulation(), 'simulasi'],
  [at.consultation(), 'konsultasi'],
  [at.cars(), 'model'],
])('a link to %s shows the picture %s', (path, name) => {
  expect(pictureAt(path).path).toBe(at.sharePicture(name))
})

test('a list has a picture with its own title', () => {
  expect(pictureAt(at.news({ tahun: '2026' })).path).toBe(at.titlePicture('daftar', 'berita'))
  expect(pictureAt(at.home()).path).toBe(at.titlePicture('daftar', 'beranda'))
  const addresses = Object.values(listPictures).map(({ address }) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const { title, picture } of Object.values(listPictures)) expect(`${title} ${picture.alt}`).toMatch(/\w+ \w+/)
})

test('a link to a newly added model shows the picture of all models', () => {
  expect(carPicture({ slug: 'xforce', name: 'XFORCE' }).path).toBe(at.sharePicture('xforce'))
  expect(carPicture({ slug: 'model-baru', name: 'Model Baru' })).toEqual(pictureAt(at.cars()))
})
