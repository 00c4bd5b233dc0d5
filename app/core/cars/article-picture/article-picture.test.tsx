import sharp from 'sharp'
import { expect, test } from 'vitest'
import { svgToPng } from '../../../platform/svg-to-png.server.ts'
import { articlePictureSize, backgrounds } from '../../content/article-picture.ts'
import { colourOf } from '../car.ts'
import { carsInFiles } from '../catalogue-files.server.ts'
import { standaloneSvg } from '../drawings/standalone-svg.server.ts'
import { ArticlePicture } from './ArticlePicture.tsx'

const [firstCar] = carsInFiles
if (!firstCar) throw new Error('No car in the files')

const draw = (car: typeof firstCar, background: (typeof backgrounds)[number], colour: string | null = null) =>
  standaloneSvg(<ArticlePicture car={car} background={background} />, colourOf(car, colour))

test('every model before every background gives a different picture, with colours and without styles', () => {
  const pictures = backgrounds.flatMap((background) => carsInFiles.map((car) => draw(car, background)))
  expect(new Set(pictures).size).toBe(backgrounds.length * carsInFiles.length)
  for (const picture of pictures) expect(picture).not.toMatch(/class=|style=|undefined|NaN/)
})

test('another colour gives another picture', () => {
  const [one, other] = firstCar.colours.map(({ slug }) => draw(firstCar, 'pantai', slug))
  expect(one).not.toBe(other)
})

test('the PNG has the size that pages state, and is small enough for messengers', async () => {
  const png = await svgToPng(draw(firstCar, 'kebun-sawit'), articlePictureSize)
  const { format, width, height } = await sharp(png).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', ...articlePictureSize })
  expect(png.length).toBeLessThanOrEqual(120 * 1024)
})
