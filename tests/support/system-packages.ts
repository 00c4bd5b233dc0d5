import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const headlessShell = '/usr/bin/chromium-headless-shell'
const haproxy = '/usr/sbin/haproxy'
const firefox = '/usr/bin/firefox-esr'
const webkitDriver = '/usr/bin/WebKitWebDriver'
const virtualScreen = '/usr/bin/Xvfb'

/** What the parts of `bin/test` need: packages of Debian, and how to see that each is there. */
const packagesOf: Record<string, Record<string, () => boolean>> = {
  storage: { postgresql: () => newestPostgres() !== undefined },
  browser: {
    'chromium-headless-shell': () => existsSync(process.env.CHROMIUM || headlessShell),
    postgresql: () => newestPostgres() !== undefined,
    haproxy: () => existsSync(haproxy),
  },
  browsers: {
    'firefox-esr': () => existsSync(firefox),
    'webkit2gtk-driver': () => existsSync(webkitDriver),
    xvfb: () => existsSync(virtualScreen),
  },
}

/**
 * Installs what is missing for parts of `bin/test` in one call of apt-get: each call takes many seconds before it installs
 * anything. What this cannot install is tried again where it is needed, and named there.
 */
export function installFor(isAsked: (part: string) => boolean): void {
  const needed = Object.entries(packagesOf).flatMap(([part, packages]) => (isAsked(part) ? Object.entries(packages) : []))
  const missing = needed.filter(([, isThere]) => !isThere()).map(([name]) => name)
  if (missing.length > 0) installDebian(...new Set(missing))
}
const chromiums = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of Chromium: of the system, or else installed now. The headless shell is the same engine with fewer processes. */
export function chromiumPath(): string | undefined {
  const present = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))
  const chosen = present([process.env.CHROMIUM, headlessShell])
  if (chosen) return chosen
  if (installDebian('chromium-headless-shell')) return headlessShell
  const found = present(chromiums)
  if (found) return found
  if (installDebian('chromium')) return chromiums[0]
  // If Debian's packages cannot be reached, Playwright's own download may still work.
  execFileSync('node_modules/.bin/playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  return undefined
}

/** Folder of PostgreSQL's server programs: the newest on the system, or else installed now. */
export function postgresPrograms(): string | undefined {
  return newestPostgres() ?? (installDebian('postgresql') ? newestPostgres() : undefined)
}

const postgresHome = '/usr/lib/postgresql'

function newestPostgres(): string | undefined {
  if (!existsSync(postgresHome)) return undefined
  const versions = readdirSync(postgresHome).filter((version) => existsSync(`${postgresHome}/${version}/bin/initdb`))
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  return newest && `${postgresHome}/${newest}/bin`
}

/** Path of wrk: of the system, or else installed now. */
export function wrkPath(): string {
  return programs('wrk', ['/usr/bin/wrk'])[0] ?? ''
}

/** Path of HAProxy: of the system, or else installed now. */
export function haproxyPath(): string {
  return programs('haproxy', [haproxy])[0] ?? ''
}

/** Path of Firefox: of the system, or else installed now. */
export function firefoxPath(): string {
  return programs('firefox-esr', [firefox])[0] ?? ''
}

/** WebKit's driver and the small browser that it drives. Also installs a virtual screen for it. */
export function webkitPrograms(): { driver: string; browser: string } {
  const [driver = ''] = programs('webkit2gtk-driver', [webkitDriver])
  programs('xvfb', [virtualScreen])
  const folders = readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}`)
  const browsers = folders.flatMap((folder) => ['4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`))
  const browser = browsers.find((path) => existsSync(path))
  if (!browser) throw new Error('WebKit is installed without its MiniBrowser.')
  return { driver, browser }
}

function programs(packageName: string, paths: string[]): string[] {
  if (!paths.every((path) => existsSync(path)) && !installDebian(packageName))
    throw new Error(`${packageName} could not be installed.`)
  return paths
}

function installDebian(...names: string[]): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const run = (...words: string[]) => {
    const [program = '', ...rest] = [...sudo, ...words]
    execFileSync(program, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  try {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names)
    return true
  } catch {
    return false
  }
}
