import type { ChangeEventHandler } from 'react'
import { checkedBy, choiceCard, FieldGroup, radioDot } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import type { Pictured } from './pictured.ts'
import { carChoiceWords } from './words.ts'

type Props = {
  cars: readonly Pictured[]
  chosen: string | null
  label: string
  hint?: string
  error: string | undefined
  /** The name of a requested model that is no longer sold new. */
  noLongerSold?: string | null
  name?: string
  /** Makes the field controlled. */
  onChange?: ChangeEventHandler<HTMLInputElement>
}

/** The models as cards to choose from. All pictures have the same scale. */
export function CarChoice({ cars, chosen, label, hint, error, noLongerSold, name = 'vehicle', onChange }: Props) {
  return (
    <>
      {noLongerSold && <Notice tone="warn">{carChoiceWords.notOnSale(noLongerSold)}</Notice>}
      <FieldGroup id={name} label={label} hint={hint} error={error}>
        <div className="grid grid-cols-2 gap-2 narrow:grid-cols-1 sm:grid-cols-3">
          {cars.map((each, position) => (
            <label key={each.slug} className={`grid content-start gap-2 ${choiceCard(error)}`}>
              <Picture car={each} />
              <span className="flex gap-2 font-semibold">
                <input
                  type="radio"
                  id={position === 0 ? name : `${name}-${each.slug}`}
                  name={name}
                  value={each.slug}
                  {...checkedBy(each.slug, onChange && (chosen ?? ''), chosen)}
                  onChange={onChange}
                  className={radioDot}
                />
                {each.name}
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
    </>
  )
}

/** All pictures have the same height, because the drawings have the same scale. */
function Picture({ car: { picture, width, height } }: { car: Pictured }) {
  return (
    <span className="grid justify-center overflow-hidden rounded-control bg-paper-warm py-2">
      <img src={picture} alt="" width={width} height={height} className="h-11 w-auto max-w-none" />
    </span>
  )
}
