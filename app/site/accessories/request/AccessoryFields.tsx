import { formatRupiah } from '~/lib/money.ts'
import { choiceCard, FieldGroup, radioDot, SelectField } from '~/ui/Field.tsx'
import { MoreButton } from '~/ui/MoreButton.tsx'
import { isEstimate } from '../accessory-types.ts'
import { parameters } from '../filter.ts'
import { words as roomWords } from '../words.ts'
import type { Options } from './options.server.ts'
import { words } from './words.ts'

type Props = { options: Options; errors: Partial<Record<string, string>> }

/** The car, and its accessories as tick boxes. The first box has the id for error links. */
export function AccessoryFields({ options, errors }: Props) {
  const { cars, car, accessories } = options
  return (
    <>
      <SelectField name="vehicle" label={words.whichCar} error={errors.vehicle} defaultValue={car?.slug ?? ''} autoComplete="off">
        <option value="">{words.choose}</option>
        {cars.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <MoreButton posted label={words.showAccessories} />
      {accessories.length === 0 ? (
        <p className="text-ink-soft">{car ? words.none : words.carFirst}</p>
      ) : (
        <TickBoxes options={options} error={errors.pilih} />
      )}
    </>
  )
}

function TickBoxes({ options: { accessories, basket, limits }, error }: { options: Options; error: string | undefined }) {
  const isChosen = (wanted: string) => basket.chosen.some(({ slug }) => slug === wanted)
  return (
    <FieldGroup id={parameters.basket} label={words.whichAccessories} hint={words.accessoriesHint} error={error}>
      <div className="grid gap-2">
        {accessories.map((accessory, place) => (
          <label key={accessory.slug} className={`flex ${choiceCard(error)}`}>
            <input
              type="checkbox"
              id={place === 0 ? parameters.basket : `${parameters.basket}-${accessory.slug}`}
              name={parameters.basket}
              value={accessory.slug}
              defaultChecked={isChosen(accessory.slug)}
              className={radioDot}
            />
            <span className="flex flex-1 flex-wrap justify-between gap-x-4">
              <span>
                <span className="font-semibold">{accessory.name}</span>
                {limits[accessory.slug] && <span className="block text-ink-soft text-xs">{limits[accessory.slug]}</span>}
              </span>
              <span className="text-sm tabular">
                {formatRupiah(accessory.price)}
                {isEstimate(accessory) && <span className="text-ink-soft"> {roomWords.estimate}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** Id of the control that an error about the accessories links to. */
export const accessoryControl = ({ accessories }: Options): string => (accessories.length > 0 ? parameters.basket : 'vehicle')
