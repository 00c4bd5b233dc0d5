import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a server of the bench in its own process. The server prints its address once it listens. */
export async function startChild(file: string, ...words: string[]) {
  const child = spawn(process.execPath, [file, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const exited = once(child, 'exit').then(([code]) => ({ code: code as number | null }))
  const left = exited.then(({ code }) => Promise.reject(new Error(`${file} left with ${code}.`)))
  left.catch(() => {})
  const [line] = await Promise.race([once(child.stdout, 'data'), left])
  return { address: String(line).trim(), pid: child.pid, exited, stop: () => child.kill() }
}
