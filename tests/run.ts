// Runs all checks of `bin/test` and prints how many passed.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, startPostgres } from './support/postgres.ts'
import { newScratchFolder } from './support/scratch-folder.ts'
import { chromiumPath, installFor } from './support/system-packages.ts'

const programs = 'node_modules/.bin'
const scratch = newScratchFolder()
process.env.TMPDIR = scratch
// Playwright sets FORCE_COLOR. With both variables Node prints a warning, and tests read the output of the site.
delete process.env.NO_COLOR
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
let passed = 0
let failed = 0

const asked = process.argv.slice(2)
const isAsked = (name: string) => asked.length === 0 || asked.includes(name)

const parts = {
  types: async () => single('types', [await run('react-router', ['typegen']), await run('tsc', [])]),
  lint: async () => single('lint', [await run('biome', ['ci', '.'])]),
  unit: () => vitest('unit', {}),
  storage: () => withPostgres((url: string) => vitest('storage', { TEST_POSTGRES_URL: url })),
  build: async () => single('build', [await run('npm', ['run', '--silent', 'build'])]),
  // One site serves the tests of both.
  ...(isAsked('browser') && isAsked('browsers')
    ? { browser: () => playwright(['chromium', 'other-browsers']) }
    : { browser: () => playwright(['chromium']), browsers: () => playwright(['other-browsers']) }),
}

installFor(isAsked)

/** What runs at the same time: the compiler of types keeps only one core busy. */
const turns = [['types', 'build'], ['lint'], ['unit'], ['storage'], ['browser'], ['browsers']]

for (const names of turns) {
  const due = Object.entries(parts).filter(([name]) => names.includes(name) && isAsked(name))
  await Promise.all(due.map(([name, prove]) => timed(name, prove)))
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

async function timed(name: string, prove: () => void | Promise<void>): Promise<void> {
  const started = Date.now()
  console.log(`\n── ${name}`)
  await prove()
  console.log(`── ${name}: ${Math.round((Date.now() - started) / 1000)} s`)
}

function run(program: string, words: string[], environment: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const path = program === 'npm' ? program : join(programs, program)
    const child = spawn(path, words, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${join(process.cwd(), programs)}:${process.env.PATH}`, ...environment },
    })
    child.on('close', (code) => resolve(code === 0))
  })
}

function single(name: string, steps: boolean[]): void {
  const good = steps.every(Boolean)
  count(good ? 1 : 0, good ? 0 : 1)
  if (!good) console.log(`${name} failed`)
}

function count(good: number, bad: number): void {
  passed += good
  failed += bad
}

async function vitest(project: string, environment: Record<string, string>): Promise<void> {
  const file = join(scratch, `${project}.json`)
  const good = await run(
    'vitest',
    // The projects `unit-isolated` and `storage-isolated` belong to the parts `unit` and `storage`.
    ['run', '--project', `${project}*`, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    environment,
  )
  countReport(file, good, ({ numPassedTests = 0, numFailedTests = 0 }) => [numPassedTests, numFailedTests])
}

async function playwright(projects: ('chromium' | 'other-browsers')[]): Promise<void> {
  const file = join(scratch, `${projects[0]}.json`)
  const good = await run('playwright', ['test', ...projects.map((name) => `--project=${name}`), '--reporter=line,json'], {
    CHROMIUM: chromiumPath() ?? '',
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    TEST_PORT: String(await freePort()),
  })
  countReport(file, good, ({ stats }) => [stats?.expected ?? 0, (stats?.unexpected ?? 1) + (stats?.flaky ?? 0)])
}

// A runner that fails without a failed test in its report, or without a report, counts as one failure.
type Report = {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

function countReport(file: string, good: boolean, read: (report: Report) => [number, number]): void {
  try {
    const [fine, bad] = read(JSON.parse(readFileSync(file, 'utf8')))
    count(fine, good ? bad : Math.max(bad, 1))
  } catch {
    count(0, 1)
  }
}

async function withPostgres(prove: (url: string) => Promise<void>): Promise<void> {
  const postgres = await startPostgres()
  try {
    await prove(postgres.url)
  } finally {
    postgres.stop()
  }
}
