import { redirect } from 'react-router'
import { readBody } from '../../platform/form-body.server.ts'

/** A calculation that was posted: its address, which gives the same to whoever opens it. */
export async function toAddress(request: Request, path: string): Promise<Response> {
  const said = [...(await readBody(request))].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as [string, string]] : [],
  )
  return redirect(said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path, 303)
}
