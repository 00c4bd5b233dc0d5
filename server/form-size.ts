import { at } from '../app/addresses.ts'

const formBytes = 64 * 1024
/** A photo of eight megabytes, or the file of a table, and the form around it. */
const photoFormBytes = 8.5 * 1024 * 1024

/** True when a form at this address may carry files, or the whole text of an item. Only multipart bodies can. */
export function mayCarryFiles(path: string, contentType: string): boolean {
  const [pathname = ''] = path.split('?', 1)
  const isWhole = [at.contactMessage(), at.liveChat(), at.chatNews(), at.staffPhotos()].includes(pathname)
  const hasFileField =
    isWhole || [at.tables(), at.contentKinds(), at.chatDesk()].some((folder) => pathname.startsWith(`${folder}/`))
  return hasFileField && /^multipart\/form-data\b/i.test(contentType)
}

/** The largest accepted body, in bytes. */
export function mostFormBytes(carriesFiles: boolean): number {
  return carriesFiles ? photoFormBytes : formBytes
}

export function isForm(contentType: string | undefined): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType ?? '')
}
