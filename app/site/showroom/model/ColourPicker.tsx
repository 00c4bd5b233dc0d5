import { at } from '~/addresses.ts'
import type { Car, Colour } from '~/core/cars/car.ts'
import { limitOf } from '~/core/cars/limit.ts'
import { formatRupiah } from '~/lib/money.ts'
import { Facts } from '~/ui/Facts.tsx'
import { colourInputId, colourNameClass } from './car-style.ts'
import { words } from './words.ts'

export const colourParameter = 'warna'

/** Id of the form with the chosen colour. Every action of the page submits it. */
export const colourFormId = 'pilihan-warna'

/**
 * A choice recolours the page at once, by CSS alone. It gets into the address when the form is submitted: by the button
 * here, by every action of the page, or by script after each choice.
 */
export function ColourPicker({ car, colour: chosen }: { car: Car; colour: Colour }) {
  return (
    <form id={colourFormId} action={at.car(car.class, car.slug)} data-address-state="" className="group/warna relative lg:-mt-24">
      <fieldset className="grid justify-items-center gap-2">
        <legend className="sr-only">{words.colour}</legend>
        <p aria-hidden="true" className="min-h-18 text-center lg:min-h-12">
          {car.colours.map((colour) => (
            <ColourName key={colour.slug} car={car} colour={colour} />
          ))}
        </p>
        <div className="flex flex-wrap justify-center sm:gap-1">
          {car.colours.map((colour) => (
            <Swatch key={colour.slug} colour={colour} checked={colour.slug === chosen.slug} />
          ))}
        </div>
        <button
          type="submit"
          className="invisible min-h-11 cursor-pointer px-4 text-sm underline underline-offset-4 group-has-[input:checked:not(:default)]/warna:visible"
        >
          {words.keepColour}
        </button>
      </fieldset>
    </form>
  )
}

function ColourName({ car, colour }: { car: Car; colour: Colour }) {
  return (
    <span className={colourNameClass(colour)}>
      <span className="font-semibold">{colour.name}</span>
      <Facts inline className="text-ink-soft text-sm" facts={notesOf(car, colour)} />
    </span>
  )
}

function Swatch({ colour, checked }: { colour: Colour; checked: boolean }) {
  return (
    <label className="relative grid size-11 place-items-center sm:size-12">
      <input
        type="radio"
        id={colourInputId(colour)}
        name={colourParameter}
        value={colour.slug}
        defaultChecked={checked}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <svg
        viewBox="-22 -22 44 44"
        aria-hidden="true"
        className="size-11 rounded-pill border-2 border-transparent transition-colors peer-checked:border-on-stage peer-focus-visible:outline-3 peer-focus-visible:outline-accent"
      >
        <circle r="16" fill={colour.hex} stroke="#fff" strokeOpacity=".55" />
        {colour.roofHex && <path d="M-16 0A16 16 0 0 1 16 0Z" fill={colour.roofHex} />}
      </svg>
      <span className="sr-only">{colour.name}</span>
    </label>
  )
}

function notesOf(car: Car, colour: Colour): string[] {
  return [
    colour.surcharge ? words.surcharge(formatRupiah(colour.surcharge)) : [],
    limitOf(car, colour) ?? [],
    colour.confidence === 'low' ? words.toConfirmShort : [],
  ].flat()
}
