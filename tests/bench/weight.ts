import { at } from '../../app/addresses.ts'
import { startSite } from '../support/site-process.ts'
import { pathsIn } from '../support/sitemap.ts'
import { openBrowser, requestsOf } from './browser.ts'
import { type Recorded, record } from './recording.ts'

/** Prints the bytes on the wire and the requests of each address in the sitemap. */
export async function weight() {
  const site = await startSite()
  const browser = await openBrowser()
  for (const path of await pagesOf(site.address)) {
    const urls = await requestsOf(browser, site.address + path)
    const answers = await Promise.all(urls.map(record))
    const bytes = (pick: (answer: Recorded) => boolean) => answers.filter(pick).reduce((sum, { body }) => sum + body.length, 0)
    const isScript = ({ headers }: Recorded) => headers['content-type']?.startsWith('text/javascript') ?? false
    const document = answers[0]?.body.length ?? 0
    console.log(
      `${kilobytes(bytes(() => true))} in ${urls.length} requests (document ${kilobytes(document)}, script ${kilobytes(bytes(isScript))})  ${path}`,
    )
  }
  await browser.close()
  await site.stop()
}

/** Every page that the sitemaps list. */
async function pagesOf(site: string): Promise<string[]> {
  const read = async (path: string) => pathsIn(await (await fetch(site + path)).text())
  return (await Promise.all((await read(at.sitemap())).map(read))).flat()
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`.padStart(9)
}
