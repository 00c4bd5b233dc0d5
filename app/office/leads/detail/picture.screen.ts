import { data } from 'react-router'
import { deskOf } from '../../frame/desk.server.ts'
import type { Route } from './+types/picture.screen'
import { openPicture } from './detail.server.ts'

/** A picture that a visitor sent. The server made it again, so its bytes are those of a picture. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  const picture = await openPicture(db, allow('lead:read'), params.reference, params.picture, clock.now())
  if (!picture) throw data(null, { status: 404 })
  const headers = { 'Content-Type': picture.contentType, 'Content-Security-Policy': "default-src 'none'" }
  return new Response(Buffer.from(picture.bytes), { headers })
}
