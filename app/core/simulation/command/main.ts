import { once } from 'node:events'
import { answer } from './answer.ts'

process.stdin.setEncoding('utf8')
let text = ''
for await (const chunk of process.stdin) text += chunk

const result = answer(text)
if (result.ok) {
  for (const piece of result.value) if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
} else {
  process.stderr.write(`${result.refusal.join('\n')}\n`)
  process.exitCode = 2
}
