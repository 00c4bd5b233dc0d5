import { redirect } from 'react-router'
import { readBody } from '../../platform/form-body.server.ts'

/** Redirects a posted calculation to its address, which gives the same result to everyone who opens it. */
export async function toAddress(request: Request, path: string): Promise<Response> {
  const said = [...(await readBody(request))].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as [string, string]] : [],
  )
  return redirect(said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path, 303)
}
