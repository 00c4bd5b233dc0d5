import type { Colour } from '~/core/cars/car.ts'
import { formatRupiah } from '~/lib/money.ts'
import { Facts } from '~/ui/Facts.tsx'
import { choiceCard, FieldGroup, radioDot } from '~/ui/Field.tsx'
import { colourField } from './paint-choice.ts'
import { words } from './words.ts'

type Props = { colours: readonly Colour[]; chosen: Colour | null; error: string | undefined }

/** The available colours as swatches. The drawing takes the checked colour by CSS alone. */
export function ColourChoice({ colours, chosen, error }: Props) {
  return (
    <FieldGroup id={colourField} label={words.colour} hint={words.colourHint} error={error}>
      <div className="grid columns-of-14 gap-2">
        {colours.map((colour, position) => (
          <label key={colour.slug} className={`flex gap-3 ${choiceCard(error)}`}>
            <input
              type="radio"
              id={position === 0 ? colourField : `${colourField}-${colour.slug}`}
              name={colourField}
              value={colour.slug}
              defaultChecked={colour.slug === chosen?.slug}
              className={radioDot}
            />
            <Swatch colour={colour} />
            <span className="grid content-start">
              <span className="font-semibold">{colour.name}</span>
              <Facts inline className="text-ink-soft text-sm" facts={notesOf(colour)} />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

function Swatch({ colour: { hex, roofHex } }: { colour: Colour }) {
  return (
    <svg viewBox="-16 -16 32 32" aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-line-strong">
      <circle r="15" fill={hex} stroke="currentColor" strokeWidth="1.5" />
      {roofHex && <path d="M-14 0A14 14 0 0 1 14 0Z" fill={roofHex} />}
    </svg>
  )
}

function notesOf({ surcharge, confidence }: Colour): string[] {
  return [
    ...(surcharge ? [words.surcharge(formatRupiah(surcharge))] : []),
    ...(confidence === 'low' ? [words.toConfirmShort] : []),
  ]
}
