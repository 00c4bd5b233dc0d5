// The baseline of `load.ts`, in its own process: a bare `node:http` server that sends one recorded page.
import { record, replay } from './recording.ts'

const url = String(process.argv[2])
const { address } = await replay(new Map([['/', await record(url)]]))
process.stdout.write(`${address}\n`)
