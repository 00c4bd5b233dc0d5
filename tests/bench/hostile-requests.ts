import { at } from '../../app/addresses.ts'

type Hostile = (number: number) => { path: string; init?: RequestInit }

const kilobytes60 = 60 * 1024
const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length))
const post = (path: string, body: URLSearchParams | FormData) => ({ path, init: { method: 'POST', body } })

/** Requests of a scanner or an attacker. Each number gives another address or another form. */
const kinds: Hostile[] = [
  (number) => ({ path: `/wp-admin/${number}.php` }),
  (number) => ({ path: `${at.home()}?nothing=${number}` }),
  (number) => ({ path: at.dealers({ q: `${number} ${filled('padang ', 2000)}` }) }),
  (number) => ({ path: `${at.testDrive()}?vehicle=${number}&dealer=${filled('%2e%2e/', 1000)}` }),
  (number) => ({ path: at.brochureDownload({ id: String(number) }) }),
  (number) => ({ path: at.home(), init: { method: number % 2 === 0 ? 'DELETE' : 'OPTIONS' } }),
  (number) => post(at.contactMessage(), new URLSearchParams({ phone: String(number), message: filled('8', kilobytes60) })),
  (number) => post(at.contactMessage(), new URLSearchParams(filled(`a${number}=&`, 2000))),
  (number) => post(at.testDrive(), new URLSearchParams({ name: filled('%', kilobytes60), dealer: String(number) })),
  (number) => post(at.requests(), new URLSearchParams({ reference: `PS-${number}` })),
]

/** Sends them, sixteen at once. Gives how often each status was answered. */
export async function sendHostileRequests(site: string, count: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let sent = 0
  const sendSome = async () => {
    while (sent < count) {
      const number = sent++
      const status = await send(site, number)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 16 }, sendSome))
  return statuses
}

async function send(site: string, number: number): Promise<number> {
  const { path, init } = (kinds[number % kinds.length] as Hostile)(number)
  const answer = await fetch(site + path, { redirect: 'manual', ...init })
  await answer.arrayBuffer()
  return answer.status
}
