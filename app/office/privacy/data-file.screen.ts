import { data } from 'react-router'
import { dataFile, isDataFileName } from '~/core/privacy/file/data-file.server.ts'
import { deskOf } from '../frame/desk.server.ts'
import type { Route } from './+types/data-file.screen'
import { numberToDownload } from './requests.server.ts'

/** Everything about the number of an open request, for a person who cannot get a code. */
export async function loader({ params: { reference, file }, context }: Route.LoaderArgs) {
  const desk = deskOf(context)
  const grant = desk.allow('privacy:handle')
  if (!isDataFileName(file)) throw data(null, 404)
  const now = desk.clock.now()
  const phone = await numberToDownload(desk.db, grant, reference, now)
  if (!phone) throw data(null, 404)
  return dataFile(desk, phone, file, now)
}
