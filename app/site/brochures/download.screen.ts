import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { fileAnswer } from '~/core/documents/file-answer.ts'
import { documentOr503 } from '~/core/documents/patience.ts'
import { toSlug } from '~/lib/slug.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/download.screen'
import { areaName, readRegency } from './dealer-list.ts'
import { type Brochure, brochuresOf } from './store.server.ts'

/** `file`: the app sends this answer unchanged. It handles ranges itself and is not compressed. */
export const handle = { file: true }

/** `/brosur/download?id=22`. `city` adds the dealers near that city; `lihat=1` shows the file in the browser. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams: query } = new URL(request.url)
  const id = query.get('id')?.trim()
  if (!id) return redirect(at.brochures())
  const wanted = { model: id, regency: readRegency(query.get('city')) }
  const brochure = await documentOr503(brochuresOf(context.get(services)).find(wanted))
  if (!brochure) throw new Response(null, { status: 404 })
  const shown = query.has('lihat') ? 'inline' : 'attachment'
  return fileAnswer(request, { ...brochure, name: fileName(brochure) }, shown, 'public')
}

function fileName({ slug, area }: Brochure): string {
  return area === null ? `brosur-${slug}.pdf` : `brosur-${slug}-${toSlug(areaName(area))}.pdf`
}
