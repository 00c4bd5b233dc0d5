import { at } from '~/addresses.ts'
import { answerPage } from '~/core/content/pages.server.ts'
import { services } from '~/platform/services.ts'
import { PageToRead } from '~/site/frame/PageToRead.tsx'
import { pageToReadMeta } from '~/site/frame/page-to-read-meta.ts'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { ownership } from '../above.ts'
import type { Route } from './+types/packages.screen'
import { Levels } from './Levels.tsx'
import { PackageForm } from './PackageForm.tsx'
import { packageFields } from './package-request.ts'
import { type Packages, readPackages } from './packages.server.ts'
import { Savings } from './Savings.tsx'
import { refusalWords } from './words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const packages = await readPackages(db, new URL(request.url).searchParams)
  const status = errorsOf(packages).length > 0 ? 422 : 200
  return answerPage(db, 'paket-smart', clock.now(), { packages }, { status })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageToReadMeta(
    loaderData?.page,
    at.smartPackage(),
    matches,
    loaderData !== undefined && errorsOf(loaderData.packages).length > 0,
  )

export default function PackagesScreen({ loaderData: { page, packages } }: Route.ComponentProps) {
  return (
    <PageToRead
      page={page}
      path={at.smartPackage()}
      above={[ownership]}
      figures={figuresOf(packages)}
      alert={<ErrorSummary errors={errorsOf(packages)} />}
    >
      <PackageForm request={packages.request} choices={packages.choices} />
    </PageToRead>
  )
}

/** Nothing is drawn for a car that is not known, and no levels for a reading that was refused. */
function figuresOf(packages: Packages) {
  const { request, starts, savings } = packages
  if (request.name === '') return {}
  return {
    packages: request.refusals.kilometres ? null : <Levels packages={packages} />,
    'package-savings': <Savings starts={starts} savings={savings} />,
  }
}

function errorsOf({ request: { refusals } }: Packages) {
  return packageFields.flatMap((field) => {
    const refusal = refusals[field]
    return refusal ? [{ field, message: refusalWords[refusal] }] : []
  })
}
