import { contentTypeAt } from '~/core/pictures/picture.ts'
import { readPictureFile } from '~/core/pictures/pictures.server.ts'
import { isUuid } from '~/lib/uuid.ts'
import { deskOf } from '../../frame/desk.server.ts'
import type { Route } from './+types/photo.screen'
import { readWholePhoto } from './photos.server.ts'

/** A file of a photo, whether or not visitors may see it. */
export async function loader({ params: { id, file }, context }: Route.LoaderArgs) {
  const { db, allow } = deskOf(context)
  const grant = allow('content:read')
  const type = file === 'utuh.jpg' ? 'image/jpeg' : contentTypeAt(file)
  if (!type || !isUuid(id)) return new Response(null, { status: 404 })
  const bytes = file === 'utuh.jpg' ? await readWholePhoto(db, grant, id) : await readPictureFile(db, id, file)
  return bytes ? new Response(Buffer.from(bytes), { headers: { 'Content-Type': type } }) : new Response(null, { status: 404 })
}
