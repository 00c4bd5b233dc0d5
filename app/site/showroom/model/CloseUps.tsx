import type { ReactNode } from 'react'
import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { millimetresPerUnit, viewBox } from '~/core/cars/drawings/drawing.ts'
import { drawings } from '~/core/cars/drawings/drawings.ts'
import { words as roomWords } from '../words.ts'
import { drawingIds } from './Hero.tsx'
import { words } from './words.ts'

type Part = keyof typeof words.closeUps

/** Front, rear, and two close-ups of the side: a strip to swipe, or two rows. */
export function CloseUps({ car }: { car: Car }) {
  return (
    <div className="stage mt-section py-section">
      <h2 id="dekat-judul" className="content text-2xl">
        {words.closeUp}
      </h2>
      <section
        aria-labelledby="dekat-judul"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="content mt-6 flex snap-x snap-mandatory gap-4 overflow-x-auto md:grid md:grid-cols-2 md:gap-x-10 md:gap-y-12"
      >
        <End car={car} part="front" />
        <End car={car} part="rear" />
        <Detail car={car} part="nose" />
        <Detail car={car} part="tail" />
      </section>
    </div>
  )
}

function Panel({ part, children }: { part: Part; children: ReactNode }) {
  return (
    <figure className="w-[82%] shrink-0 snap-center md:w-auto">
      <div className="grid aspect-4/3 items-end overflow-hidden rounded-card">{children}</div>
      <figcaption className="mt-3 text-ink-soft text-sm">{words.closeUps[part]}</figcaption>
    </figure>
  )
}

function End({ car, part }: { car: Car; part: 'front' | 'rear' }) {
  const Drawing = drawings[car.slug][part]
  const [x, y, width] = viewBox(part, drawnVariant(car).size)
  const shown = [x, y, width, -y + 60].join(' ')
  return (
    <Panel part={part}>
      <svg viewBox={shown} className="size-full" role="img" aria-label={roomWords.drawingOf(car.name, roomWords[part])}>
        <g id={drawingIds[part]}>
          <Drawing id={part} />
        </g>
        <g className="reflection" opacity=".12">
          <use href={`#${drawingIds[part]}`} transform="scale(1 -1)" />
        </g>
      </svg>
    </Panel>
  )
}

/** Masks that fade out the cut edge of the body. */
// Written as arbitrary values: Tailwind's own mask classes would add two dozen properties to every document.
const fades = {
  nose: '[mask-image:linear-gradient(to_right,#000_70%,transparent)]',
  tail: '[mask-image:linear-gradient(to_left,#000_70%,transparent)]',
}
const frame = { width: 400, height: 300, below: 22 }

function Detail({ car, part }: { car: Car; part: 'nose' | 'tail' }) {
  const length = drawnVariant(car).size.length / millimetresPerUnit
  const left = part === 'nose' ? -20 : length + 20 - frame.width
  return (
    <Panel part={part}>
      <svg
        viewBox={`${left} ${frame.below - frame.height} ${frame.width} ${frame.height}`}
        className={`size-full ${fades[part]}`}
        role="img"
        aria-label={`${car.name}, ${words.closeUps[part]}`}
      >
        <use href={`#${drawingIds.side}`} />
      </svg>
    </Panel>
  )
}
