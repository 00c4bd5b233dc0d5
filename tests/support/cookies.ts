import { createCookie } from 'react-router'

/** A cookie as a browser sends it: name and encoded value. */
export async function cookieSent(name: string, value: string): Promise<string> {
  const header = await createCookie(name).serialize(value, { secure: true })
  return header.split(';')[0] ?? ''
}

/** The decoded value of one cookie in a Cookie header. */
export async function valueSent(cookies: string, name: string): Promise<unknown> {
  return createCookie(name).parse(cookies)
}
