import { renderToStaticMarkup } from 'react-dom/server'
import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { chatFilesInFile } from '~/core/conversations/own-files.server.ts'
import { picturesInFile } from '~/core/leads/personal-data.server.ts'
import { findPersonalData } from '~/core/privacy/find.server.ts'
import { subjectOf } from '~/core/privacy/subject.server.ts'
import { dayAndTime } from '~/lib/day.ts'
import { Temporal } from '~/lib/instant.ts'
import { own } from '~/lib/own.ts'
import { nationalMobile } from '~/lib/phone.ts'
import { mostEntries } from '~/platform/personal-data.ts'
import { count } from '~/platform/rate-limit.server.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/file.screen'
import { DataDocument } from './DataDocument.tsx'
import { type DataFile, jsonFile } from './json-file.ts'
import { provedNumber } from './number-proof.server.ts'
import { shownPart } from './shown-part.ts'

/** `file`: the app sends this answer unchanged. A page would get the frame and the scripts of the site. */
export const handle = { file: true }

/** Of all pictures of requests together, and of all files of chats. */
const mostPictureBytes = 12 * 1024 * 1024

const perHour = { points: 20, seconds: 60 * 60 }

/** Everything about the number as a file: JSON for programs, HTML for people. */
export async function loader({ params: { file }, request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const { db, clock, environment } = process
  const format = own(formats, file)
  if (!format) throw data(null, { status: 404 })
  const { phone } = await provedNumber(process, request)
  const now = clock.now()
  const counted = await count(db, `files of own data of number ${phone}`, perHour, now)
  if (!counted.ok) return redirect(at.myDataShown({ kabar: 'sering' }), 303)
  const subject = await subjectOf(db, environment, phone)
  const parts = await findPersonalData(db, subject, now)
  const listed = parts.filter(({ section }) => section === 'pictures').flatMap(({ entries }) => entries)
  const ids = listed.map((entry) => (entry.data as { id: string }).id)
  const ofChats = await chatFilesInFile(db, ids, mostPictureBytes)
  const pictures = new Map([...(await picturesInFile(db, subject, mostPictureBytes)), ...ofChats])
  const headers = {
    'Content-Type': format.contentType,
    'Content-Disposition': `attachment; filename="${file}"`,
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  }
  return new Response(format.write({ phone, parts, pictures, madeAt: now.toString(), site: environment.publicUrl }), { headers })
}

const formats = {
  'data-saya.json': { contentType: 'application/json; charset=utf-8', write: jsonFile },
  'data-saya.html': { contentType: 'text/html; charset=utf-8', write: htmlFile },
}

function htmlFile({ phone, parts, madeAt, pictures, site }: DataFile): string {
  const shown = parts.map((part) => ({ ...shownPart(part, mostEntries), isWhole: part.isWhole }))
  const time = dayAndTime(Temporal.Instant.from(madeAt), 'Asia/Jakarta')
  const document = <DataDocument phone={nationalMobile(phone)} madeAt={time} {...{ parts: shown, pictures, site }} />
  return `<!doctype html>${renderToStaticMarkup(document)}`
}
