import { articlePictureSize, type Background } from '../../content/article-picture.ts'
import { type Car, drawnVariant } from '../car.ts'
import { millimetresPerUnit } from '../drawings/drawing.ts'
import { drawings } from '../drawings/drawings.ts'
import { places } from './backgrounds.tsx'
import { Road } from './ground.tsx'

const width = 1600
const height = (width * articlePictureSize.height) / articlePictureSize.width
const ground = 740

/** The picture of an article: a model before a background. */
export function ArticlePicture({ car, background }: { car: Car; background: Background }) {
  const { light, behind, before, climb } = places[background]
  const [high, low] = light.sky
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={articlePictureSize.width} height={articlePictureSize.height} role="img">
      <title>{car.name}</title>
      <linearGradient id="sky" x2="0" y2="1">
        <stop stopColor={high} />
        <stop offset=".75" stopColor={low} />
      </linearGradient>
      <path d={`M0 0H${width}V${height}H0Z`} fill="url(#sky)" />
      {behind}
      <g transform={climb ? `rotate(${climb} ${width / 2} ${ground})` : undefined}>
        {climb && (
          <g transform="translate(-400 0) scale(1.5 1)">
            <path d={`M0 ${ground}H${width}V${height * 1.5}H0Z`} fill={light.ground} />
            <Road fill={light.ground} line={light.bright} />
          </g>
        )}
        <CarOnGround car={car} />
      </g>
      {before}
    </svg>
  )
}

const scale = 0.86

function CarOnGround({ car }: { car: Car }) {
  const Side = drawings[car.slug].side
  const length = (drawnVariant(car).size.length / millimetresPerUnit) * scale
  return (
    <g transform={`translate(${(width - length) / 2} ${ground}) scale(${scale})`}>
      <Side id="car" />
    </g>
  )
}
