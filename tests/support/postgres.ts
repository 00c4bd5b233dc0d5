import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms } from './system-packages.ts'

/** Starts a PostgreSQL server of its own on a free port, never as root. */
export async function startPostgres(): Promise<{ url: string; stop: () => void }> {
  const programs = postgresPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed and could not be installed.')
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const owner = processOwner()
  if (owner.uid !== process.getuid?.()) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  const port = await freePort()
  const run = (program: string, ...words: string[]) => runAs(owner, join(programs, program), words)
  run(
    'initdb',
    '--pgdata',
    join(folder, 'data'),
    '--username',
    'site',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--no-sync',
  )
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=60 -c fsync=off`
  run('pg_ctl', '--pgdata', join(folder, 'data'), '--log', join(folder, 'log'), '--wait', '--options', settings, 'start')
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '--pgdata', join(folder, 'data'), '--mode', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Owner = { uid: number; gid: number }

function processOwner(): Owner {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  if (own.uid !== 0) return own
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function runAs(owner: Owner, program: string, words: string[]): void {
  execFileSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir(), ...owner })
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
