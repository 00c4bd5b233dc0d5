import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { frontAxles } from './axles.ts'
import { drawnVariant } from './car.ts'
import { carsInFiles as cars } from './catalogue-files.server.ts'
import { millimetresPerUnit } from './drawings/drawing.ts'
import { drawings } from './drawings/drawings.ts'

test.each(cars)('$name: the axles are at the wheels of its drawing', (car) => {
  const Side = drawings[car.slug].side
  const markup = renderToStaticMarkup(
    <svg aria-hidden="true">
      <Side id="d" />
    </svg>,
  )
  const axle = (wheel: string) => Number(new RegExp(`data-part="${wheel}"[^>]* x="([\\d.]+)"`).exec(markup)?.[1])
  const front = frontAxles[car.slug]
  expect(axle('front-wheel')).toBe(front)
  expect(axle('rear-wheel')).toBeCloseTo(front + drawnVariant(car).size.wheelbase / millimetresPerUnit)
})
