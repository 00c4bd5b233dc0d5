import { at } from '~/addresses.ts'
import { answerPage } from '~/core/content/pages.server.ts'
import { services } from '~/platform/services.ts'
import { PageToRead } from '~/site/frame/PageToRead.tsx'
import { pageToReadMeta } from '~/site/frame/page-to-read-meta.ts'
import { ownership } from '../above.ts'
import type { Route } from './+types/warranty.screen'
import { Coverage } from './Coverage.tsx'
import { WarrantyTerms } from './WarrantyTerms.tsx'
import { readWarranty } from './warranty.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return answerPage(db, 'warranty', clock.now(), await readWarranty(db))
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageToReadMeta(loaderData?.page, at.warranty(), matches)

export default function WarrantyScreen({ loaderData: { page, rows, rules } }: Route.ComponentProps) {
  const figures = {
    'warranty-terms': <WarrantyTerms rows={rows} />,
    ...(rules ? { 'warranty-coverage': <Coverage rules={rules} /> } : {}),
  }
  return <PageToRead page={page} path={at.warranty()} above={[ownership]} figures={figures} />
}
