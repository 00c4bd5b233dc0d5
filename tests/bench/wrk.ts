import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { wrkPath } from '../support/system-packages.ts'

/** Answers of a server under load. Times in milliseconds; Infinity when no answer came at all. */
export type Burst = { perSecond: number; p50: number; p99: number }

type Load = {
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** A Lua file that writes the requests, and its arguments. */
  script?: { file: string; words: string[] }
}

const run = promisify(execFile)

/** Sends requests as fast as answers come, on one thread. wrk is faster than any Node server, so it measures the server. */
export async function burst(url: string, { connections, seconds, headers = {}, script }: Load): Promise<Burst> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const scripted = script ? ['-s', script.file] : []
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '60s', ...named, ...scripted]
  const { stdout } = await run(wrkPath(), [...options, url, ...(script ? ['--', ...script.words] : [])])
  return readBurst(stdout, url)
}

const figure = /Requests\/sec:\s+([\d.]+)/
const failure = /(Non-2xx or 3xx responses: .*|Socket errors: .*)/

function readBurst(output: string, url: string): Burst {
  const failed = failure.exec(output)?.[1]
  if (failed) throw new Error(`${failed} at ${url}`)
  const perSecond = Number(figure.exec(output)?.[1])
  if (perSecond === 0) return { perSecond, p50: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY }
  return { perSecond, p50: latency(output, 50), p99: latency(output, 99) }
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** A line of wrk such as `99%   12.50ms`. */
function latency(output: string, percent: number): number {
  const [, amount, unit = ''] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(output) ?? []
  return Number(amount) * (milliseconds[unit] ?? Number.NaN)
}
