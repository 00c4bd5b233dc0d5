import type { StoredPicture } from '~/core/pictures/pictures.server.ts'
import { refusalWords } from '~/core/pictures/words.ts'
import { isUuid } from '~/lib/uuid.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { deskOf } from '../../frame/desk.server.ts'
import { readText } from '../../frame/read-text.ts'
import type { Photo, PhotoAnswer } from '../form/photos.ts'
import type { Route } from './+types/photos.screen'
import { addPhoto, listPhotos, moveFocalPoint } from './photos.server.ts'
import { words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, allow } = deskOf(context)
  return Response.json((await listPhotos(db, allow('content:read'))).map(photoOf))
}

/** Takes a new photo, or another focal point for a stored one. */
export async function action({ request, context }: Route.ActionArgs) {
  const desk = deskOf(context)
  const grant = desk.allow('content:edit')
  const body = await readBody(request)
  const file = body.get('photo')
  if (file instanceof File) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const added = await addPhoto(desk.db, grant, { bytes, alt: readText(body, 'alt') }, desk.clock.now())
    return added.ok
      ? answer({ ok: true, photo: photoOf(added.value) })
      : answer({ ok: false, message: refusalWords[added.refusal] })
  }
  const id = readText(body, 'id')
  if (!isUuid(id)) return answer({ ok: false, message: words.unknown })
  const point = { x: Number(readText(body, 'x') || Number.NaN), y: Number(readText(body, 'y') || Number.NaN) }
  const moved = await moveFocalPoint(desk.db, grant, id, point, desk.clock.now())
  if (moved.ok) return answer({ ok: true, photo: photoOf(moved.value) })
  const message = moved.refusal === 'picture-unknown' ? words.unknown : refusalWords[moved.refusal]
  return answer({ ok: false, message })
}

const photoOf = ({ id, version, alt, focalX, focalY }: StoredPicture): Photo => ({ id, version, alt, focalX, focalY })

const answer = (content: PhotoAnswer) => Response.json(content, { status: content.ok ? 200 : 422 })
