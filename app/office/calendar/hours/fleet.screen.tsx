import { data, Form, Link } from 'react-router'
import { at } from '~/addresses.ts'
import { isOnSale } from '~/core/cars/car.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { may } from '~/core/staff/grant.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField, TextField } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { deskOf } from '../../frame/desk.server.ts'
import { KeptForm } from '../../frame/KeptForm.tsx'
import { OfficePage } from '../../frame/OfficePage.tsx'
import { dealerInScope } from '../calendar-scope.server.ts'
import type { Route } from './+types/fleet.screen'
import { AwayForm } from './AwayForm.tsx'
import { changeAction } from './change-action.server.ts'
import { FleetList } from './FleetList.tsx'
import { HitsForm } from './HitsForm.tsx'
import { changeRefusalWords, hoursPageWords as page } from './hours-words.ts'
import { readHours } from './read-hours.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, staff, allow } = deskOf(context)
  const grant = allow('lead:read')
  const query = new URL(request.url).searchParams
  const dealer = await dealerInScope(db, grant, query.get('dealer') ?? '')
  if (!dealer) throw data(null, 404)
  const cars = await readCatalogue(db)
  const { fleet, dates } = await readHours(db, grant, dealer, clock.now())
  const nameOf = (slug: string) => cars.find((car) => car.slug === slug)?.name ?? slug
  return {
    dealer: { slug: dealer.slug, name: dealer.name },
    fleet: fleet.cars.map((car) => ({ ...car, model: nameOf(car.vehicle) })),
    decides: fleet.decides,
    dates,
    models: cars.filter(isOnSale).map(({ slug, name }) => ({ slug, name })),
    mayChange: may(staff, 'calendar:change'),
    isSaved: query.has('tersimpan'),
  }
}

export const action = (asked: Route.ActionArgs) => changeAction(asked, at.calendarFleet)

export default function FleetScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { dealer, fleet, decides, dates, models, mayChange, isSaved } = loaderData
  const { typed, error = null } = actionData ?? {}
  const id = error && `${typed?.change}-${error.field}`
  return (
    <OfficePage
      title={`${page.fleetTitle}: ${dealer.name}`}
      errors={error && id ? [{ field: id, message: changeRefusalWords[error.refusal] }] : []}
    >
      <Link to={at.calendar({ dealer: dealer.slug })} className="justify-self-start underline underline-offset-4">
        {page.back}
      </Link>
      <p className="max-w-prose text-ink-soft">{decides ? page.fleetDecides : page.fleetListed}</p>
      {isSaved && !actionData && <Notice tone="good">{page.saved}</Notice>}
      {actionData && actionData.hits.length > 0 && (
        <HitsForm answer={actionData} keepAddress={at.calendarFleet({ dealer: dealer.slug })} />
      )}
      <FleetList fleet={fleet} mayChange={mayChange} />
      {mayChange && (fleet.length > 0 || decides) && <DecideForm decides={decides} />}
      {mayChange && (
        <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-2">
          <AddForm
            place={`mobil baru ${dealer.slug}`}
            version={fleet.map(({ id }) => id).join()}
            models={models}
            typed={typed?.change === 'add-car' ? typed : undefined}
            error={error}
          />
          {fleet.length > 0 && (
            <AwayForm
              dealer={dealer.slug}
              fleet={fleet}
              dates={dates}
              typed={typed?.change === 'car-away' ? typed : undefined}
              error={error}
            />
          )}
        </div>
      )}
    </OfficePage>
  )
}

/** Whether visitors are offered the listed cars only. */
function DecideForm({ decides }: { decides: boolean }) {
  return (
    <Form method="post">
      <input type="hidden" name="change" value="fleet-decides" />
      <input type="hidden" name="usual" value={decides ? 'tidak' : 'ya'} />
      <Button tone="secondary">{decides ? page.freeFleet : page.limitToFleet}</Button>
    </Form>
  )
}

type ActionData = NonNullable<Route.ComponentProps['actionData']>
type AddProps = {
  /** Names the form in this tab. */
  place: string
  /** Changes when a car was added. */
  version: string
  models: Route.ComponentProps['loaderData']['models']
  typed: ActionData['typed'] | undefined
  error: ActionData['error']
}

function AddForm({ place, version, models, typed, error }: AddProps) {
  const wrong = (field: string) => (typed && error?.field === field ? changeRefusalWords[error.refusal] : undefined)
  return (
    <KeptForm place={place} version={version} className="grid max-w-form gap-4" aria-labelledby="tambah-mobil">
      <h2 id="tambah-mobil" className="text-lg">
        {page.addCar}
      </h2>
      <input type="hidden" name="change" value="add-car" />
      <SelectField name="vehicle" id="add-car-vehicle" label={page.model} defaultValue={typed?.vehicle} error={wrong('vehicle')}>
        <option value="">{page.chooseModel}</option>
        {models.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        name="name"
        id="add-car-name"
        label={page.mark}
        defaultValue={typed?.name}
        error={wrong('name')}
        autoComplete="off"
      />
      <div>
        <Button>{page.addCar}</Button>
      </div>
    </KeptForm>
  )
}
