import type { AccessoryCategory } from '~/core/cars/extras.ts'
import { own } from '~/lib/own.ts'
import { side } from './pictures/cars.ts'
import { inside } from './pictures/inside.ts'
import { load } from './pictures/load.ts'
import { outside } from './pictures/outside.ts'
import type { Shape } from './pictures/shape.ts'

export const pictures: Record<string, Shape> = { ...outside, ...inside, ...load }

/** For an accessory that an editor has added. */
const usual: Record<AccessoryCategory, Shape> = {
  exterior: { part: side },
  interior: pictures['sarung-jok'] as Shape,
  protection: { part: 'M0-34l30 10v22q0 22-30 36-30-14-30-36v-22z', detail: 'M-12 0l9 9 16-18' },
  utility: pictures['kotak-kabel-pengisian'] as Shape,
  electronics: pictures['radio-usb-dan-bluetooth'] as Shape,
}

type Props = { accessory: { slug: string; category: AccessoryCategory }; className?: string }

/** The accessory in strong lines, the car around it in thin ones. Decoration: the name stands beside it. */
export function AccessoryPicture({ accessory: { slug, category }, className = '' }: Props) {
  const { around, part, detail } = own(pictures, slug) ?? usual[category]
  return (
    <svg
      viewBox="-60 -40 120 80"
      className={`h-auto w-full ${className}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {around && <path d={around} className="stroke-line-strong" strokeWidth="1" />}
      <path d={part} className="fill-paper stroke-ink" strokeWidth="2" />
      {detail && <path d={detail} className="stroke-ink" strokeWidth="1.25" />}
    </svg>
  )
}
