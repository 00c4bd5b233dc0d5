import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyOfTemplate } from './embedded-template.ts'
import { freePort } from './postgres.ts'

type Options = { dataDir?: string; environment?: Record<string, string> }

/** Starts the production build on a free port and waits until it is ready. */
export async function startSite({ dataDir = newDataDir(), environment = {} }: Options = {}) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn('node_modules/.bin/node', ['build/server/index.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      SUBMITS_PER_MINUTE: '100000',
      PAGES_PER_MINUTE: '100000',
      FORM_MINIMUM_SECONDS: '0',
      LEADS_PER_CLIENT_AN_HOUR: '100000',
      CODES_PER_CLIENT_AN_HOUR: '100000',
      ...environment,
    },
  })
  child.stdout.resume()
  await untilReady(address, child)
  const exited = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  )
  /** Ends the process and tells how it left: SIGTERM drains, SIGKILL does not. */
  const stop = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  return {
    address,
    dataDir,
    pid: child.pid,
    readyAfter: performance.now() - started,
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop()
    },
  }
}

/** Browser tests have a template; without one the site makes its database itself. */
function newDataDir(): string {
  const template = process.env.TEST_EMBEDDED_TEMPLATE
  return template ? copyOfTemplate(template) : mkdtempSync(join(tmpdir(), 'site-'))
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The site left with ${child.exitCode} while starting.`)
    const ready = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
