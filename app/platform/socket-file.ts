import { join, relative } from 'node:path'

/** The path of a socket in the data folder, in its shorter form: the system accepts about a hundred characters. */
export function socketFile(dataDir: string, name: string): string {
  const path = join(dataDir, name)
  const fromHere = relative('.', path)
  return fromHere.length < path.length ? fromHere : path
}
