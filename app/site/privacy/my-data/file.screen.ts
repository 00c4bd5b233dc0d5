import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { dataFile, isDataFileName } from '~/core/privacy/file/data-file.server.ts'
import { count } from '~/platform/rate-limit.server.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/file.screen'
import { provedNumber } from './number-proof.server.ts'

/** `file`: the app sends this answer unchanged. A page would get the frame and the scripts of the site. */
export const handle = { file: true }

const perHour = { points: 20, seconds: 60 * 60 }

/** Everything about the proved number as a file. */
export async function loader({ params: { file }, request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  if (!isDataFileName(file)) throw data(null, { status: 404 })
  const { phone } = await provedNumber(process, request)
  const now = process.clock.now()
  const counted = await count(process.db, `files of own data of number ${phone}`, perHour, now)
  if (!counted.ok) return redirect(at.myDataShown({ kabar: 'sering' }), 303)
  return dataFile(process, phone, file, now)
}
