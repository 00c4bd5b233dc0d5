import { readFileSync } from 'node:fs'
import { at } from '../app/addresses.ts'
import { expect, test } from '../tests/support/journey.ts'
import { startSite } from '../tests/support/site-process.ts'

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=x'
const megabytes8 = 8 * 1024 * 1024
const kilobytes60 = 60 * 1024

const part = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length))
const file = (content: string) =>
  `--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n${content}\r\n--x--\r\n`

/** Bodies that are expensive to parse for their size. */
const hostile: [name: string, type: string, body: string][] = [
  ['a megabyte of empty fields', urlencoded, filled('a&', 1024 * 1024)],
  ['eight megabytes of empty fields', urlencoded, filled('a&', megabytes8)],
  ['as many fields as are read', urlencoded, filled('a&', 600)],
  ['long names of nested fields', urlencoded, `a${filled('.a', kilobytes60)}=1`],
  ['large places in lists', urlencoded, Array.from({ length: 250 }, (_, place) => `a[${99_999_999 + place}]=1`).join('&')],
  ['percent signs', urlencoded, `name=${filled('%', kilobytes60)}`],
  ['blanks', urlencoded, `name=a${filled('+', kilobytes60)}b`],
  ['digits', urlencoded, `phone=${filled('8', kilobytes60)}`],
  ['signs of an e-mail address', urlencoded, `email=${filled('a@', kilobytes60)}`],
  ['dots of an e-mail address', urlencoded, `email=a@${filled('a.', kilobytes60)}`],
  ['nested JSON', urlencoded, `source=${filled('[', kilobytes60)}`],
  ['many small parts', multipart, filled(part('a', '1'), megabytes8)],
  ['one part of many headers', multipart, `--x\r\nContent-Disposition: form-data; name="a"\r\n${filled('X: a\r\n', megabytes8)}`],
  ['one part of a long header', multipart, `--x\r\nX: ${filled('a', megabytes8)}`],
  ['a file of almost boundaries', multipart, file(filled('\r\n--', megabytes8))],
]

test('no hostile form costs much more time than an honest form of the largest size', async () => {
  await using site = await startSite()
  const send = (type: string, body: string) =>
    fetch(site.address + at.contactMessage(), { method: 'POST', headers: { 'Content-Type': type }, body })
  const honest = () => send(multipart, file(filled('photo', megabytes8)))
  for (let warmUp = 0; warmUp < 3; warmUp++) await honest()
  const usual = await cpuOf(site.pid, honest)
  for (const [name, type, body] of hostile) {
    const cost = await cpuOf(site.pid, async () => {
      expect([400, 413, 422], name).toContain((await send(type, body)).status)
    })
    expect(cost / usual, name).toBeLessThan(6)
  }
})

test('health answers as quickly during hostile forms as during honest ones', async () => {
  await using site = await startSite()
  const send = (type: string, body: string) =>
    fetch(site.address + at.contactMessage(), { method: 'POST', headers: { 'Content-Type': type }, body })
  const honest = () => send(urlencoded, 'name=Rina')
  for (let warmUp = 0; warmUp < 10; warmUp++) await honest()
  const usual = await healthBeside(site.address, honest, 0)
  for (const [name, type, body] of hostile) {
    const beside = await healthBeside(site.address, () => send(type, body), usual * 8)
    expect(beside / usual, name).toBeLessThan(8)
  }
})

/** CPU time of the process in ms: the lowest of three rounds. */
async function cpuOf(pid: number | undefined, work: () => Promise<unknown>): Promise<number> {
  const costs: number[] = []
  for (let round = 0; round < 3; round++) {
    const before = cpuTime(pid)
    for (let time = 0; time < 3; time++) await work()
    costs.push(cpuTime(pid) - before)
  }
  return Math.max(10, Math.min(...costs))
}

/** CPU time so far in ms. The system counts hundredths of a second. */
function cpuTime(pid: number | undefined): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return (Number(user) + Number(system)) * 10
}

/**
 * The slowest answer of /healthz in ms while `work` runs: the lowest of up to eight rounds. A busy machine slows some
 * rounds, a blocked process all of them. No further round after one below `enough`.
 */
async function healthBeside(site: string, work: () => Promise<unknown>, enough: number): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY
  for (let round = 0; round < 8 && lowest >= enough; round++) {
    let isDone = false
    const working = work().finally(() => {
      isDone = true
    })
    let worst = 0
    do {
      const started = performance.now()
      await (await fetch(`${site}/healthz`)).text()
      worst = Math.max(worst, performance.now() - started)
    } while (!isDone)
    await working
    lowest = Math.min(lowest, worst)
  }
  return lowest
}
