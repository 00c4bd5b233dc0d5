import { useRouteLoaderData } from 'react-router'
import { at } from '~/addresses.ts'
import { Breadcrumb, type Crumb } from '~/ui/Breadcrumb.tsx'
import type { FrameData } from './frame.ts'
import { breadcrumbList, JsonLd } from './structured-data.tsx'
import { words } from './words.ts'

/** The breadcrumb of a page, for people and for search engines. `steps` begin below the home page. */
export function Trail({ steps }: { steps: readonly Crumb[] }) {
  const frame = useRouteLoaderData<FrameData>('site/frame/site.layout')
  const trail = [{ label: words.home, href: at.home() }, ...steps]
  return (
    <>
      <Breadcrumb trail={trail} />
      {frame && <JsonLd data={breadcrumbList(trail, frame.publicUrl)} />}
    </>
  )
}
