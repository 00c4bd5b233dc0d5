import { at } from '../app/addresses.ts'
import { expect, test } from '../tests/support/journey.ts'
import { startDevelopment } from '../tests/support/site-process.ts'

/** Headers that differ from answer to answer: time, connection, compression. */
const ofOneAnswer = ['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding']

function comparable(answer: Response): Record<string, string> {
  const kept = [...answer.headers].filter(([name]) => !ofOneAnswer.includes(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, value.replace(/'sha256-[^']+'/, 'the hash of its style')]))
}

test('bin/dev serves pages with the policy, headers and finishing of production', async ({ browser, baseURL }) => {
  await using site = await startDevelopment()
  for (const address of [at.home(), at.testDrive(), at.requests(), '/tidak-ada', `${at.home()}//`]) {
    const [here, there] = await Promise.all([site.address, baseURL].map((base) => fetch(base + address, { redirect: 'manual' })))
    expect(here?.status, address).toBe(there?.status)
    expect(comparable(here as Response), address).toEqual(comparable(there as Response))
    expect(await here?.text(), address).not.toContain('data-sheet')
  }
  const sent = { method: 'POST', headers: { Origin: 'https://lain.example' }, body: new URLSearchParams({ nomor: '1' }) }
  expect((await fetch(site.address + at.requests(), sent)).status).toBe(403)

  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  await page.goto(site.address + at.testDrive())
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Plus Jakarta Sans/)
  expect(complaints).toEqual([])
  await page.close()
})
