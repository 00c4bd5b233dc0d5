import { createCookie } from 'react-router'

/** A cookie as a browser sends it: its name and its value, encoded. */
export async function cookieSent(name: string, value: string): Promise<string> {
  const header = await createCookie(name).serialize(value, { secure: true })
  return header.split(';')[0] ?? ''
}

/** The value of a cookie among those a browser sends, decoded. */
export async function valueSent(cookies: string, name: string): Promise<unknown> {
  return createCookie(name).parse(cookies)
}
