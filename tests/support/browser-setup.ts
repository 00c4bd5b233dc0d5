import { rmSync } from 'node:fs'
import { makeEmbeddedTemplate } from './embedded-template.ts'

/** Makes the database template from which browser tests start their own sites. */
export default async function setup(): Promise<() => void> {
  const template = await makeEmbeddedTemplate()
  process.env.TEST_EMBEDDED_TEMPLATE = template
  return () => rmSync(template, { recursive: true, force: true })
}
