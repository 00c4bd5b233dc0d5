import { at } from '~/addresses.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { JsonLd, organization } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import type { Route } from './+types/contact.screen'
import { Answers } from './Answers.tsx'
import { readContactPage } from './contact.server.ts'
import { Dealers } from './Dealers.tsx'
import { Journeys } from './Journeys.tsx'
import { Ways } from './Ways.tsx'
import { WhenAndWhere } from './WhenAndWhere.tsx'
import { words } from './words.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readContactPage(context.get(services).db)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: words.description, path: at.contact() }, matches)

export default function ContactScreen({ loaderData: { provinces }, matches }: Route.ComponentProps) {
  const { settings, publicUrl } = frameOf(matches)
  return (
    <>
      <div className="content py-8 lg:py-12">
        <Trail steps={[{ label: words.title, href: at.contact() }]} />
        <h1 className="mt-6 text-3xl">{words.title}</h1>
        <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
        <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[3fr_2fr]">
          <Ways support={settings.support} />
          <WhenAndWhere settings={settings} />
        </div>
      </div>
      <Journeys />
      <Answers />
      <Dealers provinces={provinces} />
      <JsonLd data={{ '@type': 'ContactPage', url: publicUrl + at.contact(), about: organization(settings, publicUrl) }} />
    </>
  )
}
