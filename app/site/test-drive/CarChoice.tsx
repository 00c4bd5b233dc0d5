import { choiceCard, FieldGroup, radioDot } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import type { Options } from './options.server.ts'
import { Section } from './Section.tsx'
import { words } from './words.ts'

type Props = { options: Options; error: string | undefined }

export function CarChoice({ options: { cars, car, noLongerSold }, error }: Props) {
  return (
    <Section number={1} title={words.car} id="mobil">
      {noLongerSold && <Notice tone="warn">{words.notOnSale(noLongerSold)}</Notice>}
      {car?.colour && <input type="hidden" name="warna" value={car.colour} />}
      <FieldGroup id="vehicle" label={words.whichCar} hint={words.carHint} error={error}>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {cars.map((each, position) => (
            <label key={each.slug} className={`grid content-start gap-2 ${choiceCard(error)}`}>
              <Picture car={each} />
              <span className="flex gap-2 font-semibold">
                <input
                  type="radio"
                  id={position === 0 ? 'vehicle' : `vehicle-${each.slug}`}
                  name="vehicle"
                  value={each.slug}
                  defaultChecked={each.slug === car?.slug}
                  className={radioDot}
                />
                {each.name}
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
    </Section>
  )
}

/** One height for all: the drawings are to one scale. */
function Picture({ car: { picture, width, height } }: { car: Options['cars'][number] }) {
  return (
    <span className="grid justify-center overflow-hidden rounded-control bg-paper-warm py-2">
      <img src={picture} alt="" width={width} height={height} className="h-11 w-auto max-w-none" />
    </span>
  )
}
