import { at } from '../app/addresses.ts'
import { expect, test } from '../tests/support/journey.ts'
import { publishNews } from '../tests/support/publish-news.ts'
import { newServerDatabase } from '../tests/support/server-database.ts'
import { startSite } from '../tests/support/site-process.ts'

test('two instances that start together share one database, and a content change reaches the pages of both', async () => {
  const url = await newServerDatabase(String(process.env.TEST_POSTGRES_URL))
  const start = () => startSite({ environment: { DATABASE_URL: url } })
  const starting = [start(), start()] as const
  await using one = await starting[0]
  await using other = await starting[1]
  const instances = [one, other]
  const homes = () => Promise.all(instances.map(({ address }) => fetch(address + at.home()).then((answer) => answer.text())))
  const title = 'Kabar yang baru saja terbit'
  for (const home of await homes()) expect(home).not.toContain(title)

  await publishNews(url, title)

  await expect.poll(async () => (await homes()).map((home) => home.includes(title))).toEqual([true, true])
})
