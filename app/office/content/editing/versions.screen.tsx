import { data, Form, Link, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { may } from '~/core/staff/grant.ts'
import { readWholeNumber } from '~/lib/whole-number.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Button } from '~/ui/Button.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { deskOf } from '../../frame/desk.server.ts'
import { Instant } from '../../frame/Instant.tsx'
import { OfficePage } from '../../frame/OfficePage.tsx'
import { readText } from '../../frame/read-text.ts'
import { shapeOf } from '../form/shape-of.server.ts'
import { authorWords } from '../words.ts'
import type { Route } from './+types/versions.screen'
import { DifferenceView } from './DifferenceView.tsx'
import { kindAt, openDocument, wordOf } from './document.server.ts'
import { previewLinks, revokePreviewLinks } from './preview-links.server.ts'
import { publishAgain } from './publishing.server.ts'
import { readReferences } from './references.server.ts'
import { compareVersions, listVersions } from './versions.server.ts'
import { words as allWords } from './words.ts'

const words = allWords.versions

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, clock, allow, staff } = deskOf(context)
  const grant = allow('content:read')
  const kind = kindAt(params.kind)
  const document = kind && (await openDocument(db, grant, { kind, slug: params.slug }, clock.now()))
  if (!kind || !document) throw data(null, 404)
  const place = { kind, slug: params.slug }
  const { searchParams } = new URL(request.url)
  const { versions, next } = await listVersions(db, grant, place, numberIn(searchParams, 'sebelum'))
  const chosen = numberIn(searchParams, 'versi') ?? versions[0]?.number ?? null
  const shape = shapeOf(kind, params.slug)
  const asked = { shape, references: await readReferences(db, shape), from: null, to: chosen ?? 0 }
  return {
    ...{ word: wordOf(kind), slug: params.slug, chosen, next },
    shown: document.state === 'published' ? document.published : null,
    versions: versions.map(({ savedAt, ...version }) => ({ ...version, savedAt: savedAt.toString() })),
    compared: await compareVersions(db, grant, place, asked),
    previews: await previewLinks(db, grant, place, clock.now()),
    mayPublish: may(staff, 'content:edit'),
  }
}

function numberIn(query: URLSearchParams, name: string): number | null {
  return readWholeNumber(query.get(name))
}

/** Publishes an earlier version again, or ends the links that show unpublished ones. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, allow } = deskOf(context)
  const grant = allow('content:edit')
  const kind = kindAt(params.kind)
  if (!kind) throw data(null, 404)
  const place = { kind, slug: params.slug }
  const body = await readBody(request)
  if (body.has('revoke')) {
    await revokePreviewLinks(db, grant, place, clock.now())
    return redirect(at.contentVersions(wordOf(kind), params.slug))
  }
  const number = readWholeNumber(readText(body, 'version')) ?? 0
  const published = await publishAgain(db, grant, place, number, clock.now())
  if (!published.ok) return data({ refusal: published.refusal }, 422)
  return redirect(at.contentItem(wordOf(kind), params.slug, { kabar: 'kembali' }))
}

export default function VersionsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { word, slug, versions, next } = loaderData
  return (
    <OfficePage title={words.title}>
      <Link to={at.contentItem(word, slug)} className="justify-self-start underline underline-offset-4">
        {words.back}
      </Link>
      {actionData && <Notice tone="warn">{words[actionData.refusal]}</Notice>}
      <p className="max-w-prose text-ink-soft">{versions.length > 0 ? words.intro : words.none}</p>
      <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid gap-3">
          <Versions data={loaderData} />
          {next !== null && <Link to={at.contentVersions(word, slug, { sebelum: String(next) })}>{words.older}</Link>}
        </div>
        <Changes data={loaderData} />
      </div>
      <Previews data={loaderData} />
    </OfficePage>
  )
}

type Props = { data: Route.ComponentProps['loaderData'] }

function Versions({ data: { versions, chosen, shown, word, slug } }: Props) {
  return (
    <ol className="grid gap-1 text-sm">
      {versions.map(({ number, savedBy, savedAt }) => (
        <li key={number}>
          <Link
            to={at.contentVersions(word, slug, { versi: String(number) })}
            preventScrollReset
            aria-current={number === chosen ? 'true' : undefined}
            className="block rounded-control border border-transparent px-3 py-2 hover:bg-paper-sunk aria-[current]:bg-paper-sunk"
          >
            <Instant iso={savedAt} />
            <span className="block text-ink-soft wrap-anywhere">
              {authorWords(savedBy)}
              {number === shown && <strong className="text-ink"> · {words.shown}</strong>}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** Who made links that show an unpublished version, and until when they open it. */
function Previews({ data: { previews, mayPublish } }: Props) {
  if (previews.length === 0) return null
  return (
    <section aria-labelledby="pratinjau" className="grid gap-3">
      <h2 id="pratinjau" className="text-lg">
        {words.previews}
      </h2>
      <p className="max-w-prose text-ink-soft">{words.previewsIntro}</p>
      <ul className="grid gap-1 text-sm">
        {previews.map(({ id, madeBy, madeAt, expiresAt }) => (
          <li key={id} className="wrap-anywhere">
            <Instant iso={madeAt} /> · {madeBy} · {words.until} <Instant iso={expiresAt} />
          </li>
        ))}
      </ul>
      {mayPublish && (
        <Form method="post">
          <Button tone="secondary" name="revoke" value="ya">
            {words.revoke}
          </Button>
        </Form>
      )}
    </section>
  )
}

function Changes({ data: { chosen, shown, compared, mayPublish } }: Props) {
  if (!compared || chosen === null) return null
  const { from, differences } = compared
  return (
    <section aria-labelledby="perubahan" className="grid min-w-0 gap-4">
      <h2 id="perubahan" className="text-lg">
        {words.changes}
      </h2>
      {mayPublish && chosen !== shown && (
        <Form method="post">
          <Button tone="secondary" name="version" value={chosen}>
            {words.publish}
          </Button>
        </Form>
      )}
      {from === null && <p>{words.first}</p>}
      {from !== null && differences.length === 0 && <p>{words.same}</p>}
      {from !== null &&
        differences.map((difference) => (
          <div key={difference.field} className="grid gap-1">
            <h3 className="text-sm font-semibold">{difference.label}</h3>
            <DifferenceView difference={difference} />
          </div>
        ))}
    </section>
  )
}
