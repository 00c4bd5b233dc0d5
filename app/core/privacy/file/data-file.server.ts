import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { dayAndTime } from '../../../lib/day.ts'
import { type Instant, Temporal } from '../../../lib/instant.ts'
import { own } from '../../../lib/own.ts'
import { nationalMobile } from '../../../lib/phone.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { Environment } from '../../../platform/environment.server.ts'
import { mostEntries } from '../../../platform/personal-data.ts'
import { chatFilesInFile } from '../../conversations/own-files.server.ts'
import { picturesInFile } from '../../leads/personal-data.server.ts'
import { findPersonalData } from '../find.server.ts'
import { subjectOf } from '../subject.server.ts'
import { DataDocument } from './DataDocument.tsx'
import { type DataFile, jsonFile } from './json-file.ts'
import { shownPart } from './shown-part.ts'

const formats = {
  'data-saya.json': { contentType: 'application/json; charset=utf-8', write: jsonFile },
  'data-saya.html': { contentType: 'text/html; charset=utf-8', write: htmlFile },
}
export type DataFileName = keyof typeof formats

export const isDataFileName = (name: string): name is DataFileName => own(formats, name) !== undefined

/** Of all pictures of requests together, and of all files of chats. */
const mostPictureBytes = 12 * 1024 * 1024

type Process = { db: Db; environment: Pick<Environment, 'officeSecret' | 'publicUrl'> }

/** Everything about a number as a file: JSON for programs, HTML for people. */
export async function dataFile({ db, environment }: Process, phone: string, name: DataFileName, now: Instant): Promise<Response> {
  const { contentType, write } = formats[name]
  const subject = await subjectOf(db, environment, phone)
  const parts = await findPersonalData(db, subject, now)
  const listed = parts.filter(({ section }) => section === 'pictures').flatMap(({ entries }) => entries)
  const ids = listed.map((entry) => (entry.data as { id: string }).id)
  const ofChats = await chatFilesInFile(db, ids, mostPictureBytes)
  const pictures = new Map([...(await picturesInFile(db, subject, mostPictureBytes)), ...ofChats])
  const headers = {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  }
  return new Response(write({ phone, parts, pictures, madeAt: now.toString(), site: environment.publicUrl }), { headers })
}

function htmlFile({ phone, parts, madeAt, pictures, site }: DataFile): string {
  const shown = parts.map((part) => ({ ...shownPart(part, mostEntries), isWhole: part.isWhole }))
  const time = dayAndTime(Temporal.Instant.from(madeAt), 'Asia/Jakarta')
  const document = createElement(DataDocument, { phone: nationalMobile(phone), madeAt: time, parts: shown, pictures, site })
  return `<!doctype html>${renderToStaticMarkup(document)}`
}
