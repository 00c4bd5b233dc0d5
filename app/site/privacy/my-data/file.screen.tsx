import { renderToStaticMarkup } from 'react-dom/server'
import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { findPersonalData } from '~/core/privacy/find.server.ts'
import { subjectOf } from '~/core/privacy/subject.server.ts'
import { count } from '~/platform/rate-limit.server.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/file.screen'
import { DataDocument } from './DataDocument.tsx'
import { jsonFile } from './json-file.ts'
import { provedNumber } from './number-proof.server.ts'

export const handle = { personal: true }

const perHour = { points: 20, seconds: 60 * 60 }

/** Everything about the number as a file: JSON for programs, HTML for people. */
export async function loader({ params: { file }, request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const { db, clock, environment } = process
  const format = formats[file as keyof typeof formats]
  if (!format) throw data(null, { status: 404 })
  const { phone } = await provedNumber(process, request)
  const now = clock.now()
  const counted = await count(db, `files of own data of number ${phone}`, perHour, now)
  if (!counted.ok) return redirect(at.myDataShown({ kabar: 'sering' }), 303)
  const parts = await findPersonalData(db, await subjectOf(db, environment, phone), now)
  const headers = { 'Content-Type': format.contentType, 'Content-Disposition': `attachment; filename="${file}"` }
  return new Response(format.write({ phone, parts, madeAt: now.toString() }), { headers })
}

const formats = {
  'data-saya.json': { contentType: 'application/json; charset=utf-8', write: jsonFile },
  'data-saya.html': {
    contentType: 'text/html; charset=utf-8',
    write: (content: Parameters<typeof jsonFile>[0]) => `<!doctype html>${renderToStaticMarkup(<DataDocument {...content} />)}`,
  },
}
