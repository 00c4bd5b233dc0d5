import { at } from '~/addresses.ts'
import { cityAddress, provinceAddress } from '~/core/dealers/dealer-address.ts'
import type { Regency } from '~/core/dealers/regions.ts'
import { provinceOf } from '~/core/dealers/regions.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { PageLinks } from '~/ui/PageLinks.tsx'
import { UnknownFilters } from '~/ui/UnknownFilters.tsx'
import { ResultList } from '../ResultList.tsx'
import type { Result } from '../result.ts'
import { words as roomWords } from '../words.ts'
import { type AskedPage, filterLabels, pageQuery } from './list-page.ts'
import { words } from './words.ts'

type Props = AskedPage & {
  city: Regency
  count: number
  lastPage: number
  here: readonly Result[]
  near: readonly Result[]
}

export function CityPage({ city, count, page, lastPage, unknown, here, near }: Props) {
  const where = { regencyCode: city.code }
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: roomWords.title, href: at.dealers() },
          { label: provinceOf(city.code).name, href: provinceAddress(where) },
          { label: city.name, href: cityAddress(where) },
        ]}
      />
      <h1 className="mt-6 text-3xl">{words.provinceTitle(city.name)}</h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-soft text-lg">{count > 0 ? words.cityLead(count) : words.none(city.name)}</p>
      <UnknownFilters unknown={unknown} labels={filterLabels} />
      {here.length > 0 && <ResultList results={here} level="h2" label={city.name} />}
      <PageLinks page={page} lastPage={lastPage} pageAt={(number) => cityAddress(where, pageQuery(number))} />
      {here.length > 0 && near.length > 0 && <h2 className="mt-10 mb-3 text-xl">{words.near(city.name)}</h2>}
      <ResultList results={near} level={here.length > 0 ? 'h3' : 'h2'} label={words.near(city.name)} />
      <div className="mt-10">
        <ButtonLink href={at.dealers()} tone="secondary">
          {words.search}
        </ButtonLink>
      </div>
    </div>
  )
}
