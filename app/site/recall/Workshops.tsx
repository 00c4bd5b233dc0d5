import { at } from '~/addresses.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { SelectField } from '~/ui/Field.tsx'
import { UnknownFilters } from '~/ui/UnknownFilters.tsx'
import { parameters } from './parameters.ts'
import { workshopWords as words } from './words.ts'
import type { Workshops as Shown } from './workshops.server.ts'

type Props = { workshops: Shown /** Slug of the model to book for. */; vehicle: string | undefined }

/** The workshops that carry out the repair, each with a link to book there. The province stands in the address, nothing else. */
export function Workshops({ workshops: { province, provinces, nearest, unknown }, vehicle }: Props) {
  return (
    <section id="bengkel" className="mt-12 max-w-prose scroll-mt-24" aria-labelledby="bengkel-judul">
      <h2 id="bengkel-judul" className="text-2xl">
        {province ? words.titleIn(province.name) : words.title}
      </h2>
      <p className="mt-2 text-ink-soft">{words.lead}</p>
      <UnknownFilters unknown={unknown} labels={{ [parameters.province]: words.province }} />
      <form
        action={`${at.recallResult()}#bengkel`}
        autoComplete="off"
        className="mt-4 flex flex-wrap items-end gap-3 print:hidden"
      >
        <div className="min-w-0 grow">
          <SelectField name={parameters.province} label={words.province} defaultValue={province?.slug ?? ''}>
            <option value="">{words.choose}</option>
            {provinces.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <Button tone="secondary">{words.show}</Button>
      </form>
      <ul className="mt-4">
        {nearest.map((workshop) => (
          <Workshop key={workshop.slug} workshop={workshop} vehicle={vehicle} />
        ))}
      </ul>
      <p className="mt-4">
        <ButtonLink href={at.dealers({ service: 'service', q: province?.name })} tone="quiet">
          {words.all}
        </ButtonLink>
      </p>
    </section>
  )
}

type WorkshopProps = { workshop: Shown['nearest'][number]; vehicle: string | undefined }

function Workshop({ workshop: { slug, name, place, phone, href, sample }, vehicle }: WorkshopProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t py-4">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-base">
          <a href={href} className="underline decoration-line-strong underline-offset-4 hover:decoration-current">
            {name}
          </a>
        </h3>
        <Facts className="text-ink-soft text-sm" facts={[place, phone, sample && words.sample]} />
      </div>
      <ButtonLink href={at.serviceBooking({ vehicle, type: 'kampanye-perbaikan', dealer: slug })} rel="nofollow" tone="secondary">
        {words.book}
        <span className="sr-only"> {name}</span>
      </ButtonLink>
    </li>
  )
}
