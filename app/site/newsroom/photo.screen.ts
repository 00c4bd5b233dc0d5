import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { previewParameter } from '~/core/content/preview.ts'
import { findShownFile } from '~/core/content/uploaded-pictures.server.ts'
import { contentTypeAt } from '~/core/pictures/picture.ts'
import { isUuid } from '~/lib/uuid.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/photo.screen.ts'

/** `file`: no cache of ours keeps it, so it is gone in the moment in which its last item is. */
export const handle = { file: true, picture: true }

/** A file of an uploaded picture: `/gambar/foto/{id}/{version}/640.avif`. */
export async function loader({ params: { picture, version, file }, request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const contentType = contentTypeAt(file)
  if (!contentType || !isUuid(picture)) throw new Response(null, { status: 404 })
  const token = new URL(request.url).searchParams.get(previewParameter)
  const found = await findShownFile(db, { picture, file, token }, clock.now())
  if (!found) throw new Response(null, { status: 404 })
  if (found.version !== version) {
    const present = at.photo({ upload: picture, version: found.version, ...(token && { preview: token }) }, file)
    return redirect(present, { headers: { 'Cache-Control': 'no-store' } })
  }
  return new Response(Buffer.from(found.bytes), {
    headers: { 'Content-Type': contentType, 'Cache-Control': token === null ? shared : 'private, no-store' },
  })
}

/** A version never changes, so a browser need not ask again. A shared cache forgets a withdrawn picture after a minute. */
const shared = 'public, max-age=31536000, s-maxage=60, immutable'
