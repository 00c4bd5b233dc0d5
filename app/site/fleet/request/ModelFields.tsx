import { choiceCard, FieldGroup, radioDot } from '~/ui/Field.tsx'
import { words } from './words.ts'

type Props = { cars: readonly { slug: string; name: string }[]; chosen: readonly string[]; error: string | undefined }

/** The range as tick boxes, without pictures: the page has shown them above. The first box has the id for error links. */
export function ModelFields({ cars, chosen, error }: Props) {
  return (
    <FieldGroup id="vehicle" label={words.models} hint={words.modelsHint} error={error}>
      <div className="grid gap-2 sm:grid-cols-2">
        {cars.map(({ slug, name }, place) => (
          <label key={slug} className={`flex ${choiceCard(error)}`}>
            <input
              type="checkbox"
              id={place === 0 ? 'vehicle' : `vehicle-${slug}`}
              name="vehicle"
              value={slug}
              defaultChecked={chosen.includes(slug)}
              className={radioDot}
            />
            <span className="font-semibold">{name}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
