import { expect, type Page } from '@playwright/test'
import { test } from '../../../../tests/support/journey.ts'
import { at } from '../../../addresses.ts'
import { type Car, drawnVariant } from '../car.ts'
import { carsInFiles } from '../catalogue-files.server.ts'

const tolerance = 0.01
const millimetresPerUnit = 4
const sideMargin = 30
/** Pixels for a drawing unit. */
const density = 2

for (const car of carsInFiles) {
  const { size } = drawnVariant(car)

  test(`${car.name} from the side is as long and high as the catalogue says, on its wheelbase and tyres`, async ({
    page,
    baseURL,
  }) => {
    await show(page, await drawing(baseURL, car, 'samping'))
    const seen = await paintedBox(page)
    expectWithin(seen.width, size.length)
    expectWithin(seen.height, size.height)
    expectWithin(seen.left + 1000, 1000)
    const [front, rear] = [await wheel(page, 'front-wheel'), await wheel(page, 'rear-wheel')]
    expectWithin(rear.centre - front.centre, size.wheelbase)
    expectWithin(front.radius, tyreRadius(drawnVariant(car).tyre))
    expectWithin(rear.radius, tyreRadius(drawnVariant(car).tyre))
  })

  for (const view of ['depan', 'belakang'] as const) {
    test(`${car.name} ${view} is as wide and high as the catalogue says`, async ({ page, baseURL }) => {
      await show(page, await drawing(baseURL, car, view))
      const seen = await paintedBox(page)
      expectWithin(seen.width, size.width)
      expectWithin(seen.height, size.height)
    })
  }
}

function expectWithin(measured: number, wanted: number): void {
  expect(Math.abs(measured - wanted) / wanted, `${Math.round(measured)} mm drawn, ${wanted} mm wanted`).toBeLessThanOrEqual(
    tolerance,
  )
}

/** `225/55 R18` → 352 mm; a van's `185 R14C` has an aspect of 80. */
function tyreRadius(tyre: string): number {
  const [, width = '', aspect = '80', rim = ''] = /^(\d+)(?:\/(\d+))? R(\d+)/.exec(tyre) ?? []
  return (Number(rim) * 25.4) / 2 + Number(width) * (Number(aspect) / 100)
}

async function drawing(baseURL: string | undefined, car: Car, view: 'samping' | 'depan' | 'belakang'): Promise<string> {
  const answer = await fetch(new URL(at.drawing(car.slug, view), baseURL))
  expect(answer.status).toBe(200)
  return answer.text()
}

/** Shows a drawing at `density`, without parts marked as not belonging to the car. */
async function show(page: Page, svg: string): Promise<void> {
  await page.setContent(
    `<style>body{margin:0}svg{display:block;zoom:${density}}[data-part=shadow],[data-part=mirrors]{display:none}</style>${svg}`,
  )
  const [width = 0, height = 0] = (/viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? []).slice(1).map(Number)
  await page.setViewportSize({ width: Math.ceil(width * density), height: Math.ceil(height * density) })
}

/** The box of all visible paint, in millimetres. `left`: from the foremost point; `height`: above the ground. */
async function paintedBox(page: Page) {
  const picture = (await page.screenshot({ omitBackground: true })).toString('base64')
  const box = await page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const { data: dots } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
    let [left, right, top] = [image.width, 0, image.height]
    for (let dot = 0; dot < dots.length / 4; dot++) {
      if ((dots[dot * 4 + 3] ?? 0) < 60) continue
      const x = dot % image.width
      const y = Math.floor(dot / image.width)
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
    }
    return { left, right, top }
  }, picture)
  const viewBoxTop = 476
  const perDot = millimetresPerUnit / density
  return {
    width: (box.right - box.left + 1) * perDot,
    height: viewBoxTop * millimetresPerUnit - box.top * perDot,
    left: box.left * perDot - sideMargin * millimetresPerUnit,
  }
}

async function wheel(page: Page, part: string) {
  return page.locator(`[data-part="${part}"]`).evaluate((element, scale) => {
    const box = (element as unknown as SVGGraphicsElement).getBBox()
    return { centre: (box.x + box.width / 2) * scale, radius: (box.width / 2) * scale }
  }, millimetresPerUnit)
}
