import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { copyOfTemplate } from './embedded-template.ts'
import { freePort } from './postgres.ts'

type Options = {
  dataDir?: string
  /** Of a process that has ended, to start another one at its address. */
  port?: number
  environment?: Record<string, string>
  /** A program with its options that starts the site's process. */
  launcher?: readonly string[]
}

/** Starts a process as a container does: its process id is 1, and it sees no other processes. */
export const likeAContainer: readonly string[] = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  '--pid',
  '--fork',
  '--mount-proc',
  '--kill-child=SIGKILL',
]

/** Starts the production build on a free port and waits until it is ready. */
export const startSite = (options: Options = {}) => startProgram(options, production)

/** The same with the server of bin/dev. */
export const startDevelopment = (options: Options = {}) => startProgram(options, development)

const production = { file: 'build/server/index.js', mode: 'production' }
const development = { file: 'server/dev.ts', mode: 'development' }

async function startProgram(options: Options, program: typeof production) {
  const started = performance.now()
  const { child, address, dataDir } = await spawnSite(options, program)
  child.stderr.pipe(process.stderr)
  await untilReady(address, child)
  const exited = exitOf(child)
  /** Ends the process and returns its exit code and signal. SIGTERM drains, SIGKILL does not. */
  const stop = (signal: 'SIGTERM' | 'SIGKILL' = options.launcher ? 'SIGKILL' : 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  return {
    address,
    dataDir,
    pid: child.pid,
    readyAfter: performance.now() - started,
    exited,
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop()
    },
  }
}

/** Starts the production build where it cannot run. Returns its exit code and error output. */
export async function startInVain(options: Options): Promise<{ code: number | null; said: string }> {
  const { child } = await spawnSite(options)
  const [{ code }, said] = await Promise.all([exitOf(child), text(child.stderr)])
  return { code, said: said.trim() }
}

/** As in bin/start. */
const memoryFlags = (databaseUrl: string | undefined) => [
  `--max-semi-space-size=${databaseUrl ? 8 : 16}`,
  '--max-old-space-size=1024',
  '--heap-growing-percent=45',
  '--initial-old-space-size=96',
]

/** Starts the production build and does not wait for it. */
export async function spawnSite(
  { dataDir = newDataDir(), port: wanted, environment = {}, launcher = [] }: Options,
  { file, mode } = production,
) {
  const port = wanted ?? (await freePort())
  const [program = '', ...words] = [...launcher, 'node_modules/.bin/node', ...memoryFlags(environment.DATABASE_URL), file]
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '1048576',
      NODE_COMPILE_CACHE: 'build/server/compiled',
      NODE_ENV: mode,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      PAGES_PER_MINUTE: '100000',
      CHECKS_PER_MINUTE: '100000',
      SUBMITS_PER_MINUTE: '100000',
      FORM_MINIMUM_SECONDS: '0',
      LEADS_PER_ADDRESS_A_MINUTE: '100000',
      CODES_PER_ADDRESS_A_MINUTE: '100000',
      // Brochures take a core for half a minute after each start.
      BROCHURES_AHEAD: 'off',
      ...environment,
    },
  })
  child.stdout.resume()
  return { child, address: `http://127.0.0.1:${port}`, dataDir }
}

type Exit = { code: number | null; signal: string | null }

const exitOf = (child: ChildProcess): Promise<Exit> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })))

/** Browser tests have a template. Without one, the site makes its database itself. */
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
