import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms } from './system-packages.ts'

export type PostgresServer = {
  url: string
  /** Ends every connection at once and restarts the server, as a failover does. */
  restart: () => void
  shutDown: () => void
  startAgain: () => void
  /** The server keeps its connections but does not answer until `resume`. */
  freeze: () => void
  resume: () => void
  /** The server and the process of each of its connections. */
  pids: () => number[]
  /** Stops the server for good and removes its files. */
  stop: () => void
}

/** Starts a separate PostgreSQL server on a free port, never as root. `fsync`: a commit waits for the disk. */
export async function startPostgres({ fsync = false } = {}): Promise<PostgresServer> {
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
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200 -c fsync=${fsync ? 'on' : 'off'}`
  const data = join(folder, 'data')
  const start = () => run('pg_ctl', '--pgdata', data, '--log', join(folder, 'log'), '--wait', '--options', settings, 'start')
  const end = (mode: string) => run('pg_ctl', '--pgdata', data, '--mode', mode, '--wait', 'stop')
  start()
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    restart: () => {
      end('fast')
      start()
    },
    shutDown: () => end('fast'),
    startAgain: start,
    freeze: () => signalAll(data, 'SIGSTOP'),
    resume: () => signalAll(data, 'SIGCONT'),
    pids: () => processesOf(data),
    stop: () => {
      end('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function signalAll(data: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processesOf(data)) process.kill(pid, signal)
}

function processesOf(data: string): number[] {
  const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  return [server, ...childrenOf(server)]
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => parentOf(pid) === parent)
}

/** Undefined when the process has ended in the meantime. */
function parentOf(pid: number): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    return Number(fields.split(' ')[1])
  } catch {
    return undefined
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
