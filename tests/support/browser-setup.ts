import { rmSync } from 'node:fs'
import { makeEmbeddedTemplate } from './embedded-template.ts'

/** Every site that a browser test starts for itself starts from this. */
export default async function setup(): Promise<() => void> {
  const template = await makeEmbeddedTemplate()
  process.env.TEST_EMBEDDED_TEMPLATE = template
  return () => rmSync(template, { recursive: true, force: true })
}
