import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Environment, readEnvironment } from '../app/platform/environment.server.ts'
import { log } from '../app/platform/log.server.ts'
import { backupFault } from './backup-fault.ts'

type Command = { file: string; replace: boolean }

/**
 * Reads the words of the command line. With `--from` the scripts in bin/ tell in which folder they were called. A usage that
 * names `--replace` allows it.
 */
export function readCommand(usage: string): Command {
  const options = { replace: { type: 'boolean', default: false }, from: { type: 'string', default: '.' } } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [file] = positionals
    const isAllowed = usage.includes('--replace') || !values.replace
    if (file && positionals.length === 1 && isAllowed) return { file: resolve(values.from, file), replace: values.replace }
  } catch {
    // An unknown option: the usage says which there are.
  }
  return leave(usage, 2)
}

/** Runs the work of a command. A failure ends the process with one sentence and code 1. */
export async function runCommand(file: string, work: (environment: Environment) => Promise<void>): Promise<void> {
  // Other users of this machine must not read what is written.
  process.umask(0o077)
  log.level = 'silent'
  const environment = readSettings()
  try {
    await work(environment)
  } catch (error) {
    leave(backupFault(error, file, environment), 1)
  }
}

function readSettings(): Environment {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    return leave((error as Error).message, 1)
  }
}

function leave(sentence: string, code: number): never {
  console.error(sentence)
  process.exit(code)
}
