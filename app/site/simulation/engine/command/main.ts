import { answer } from './answer.ts'

process.stdin.setEncoding('utf8')
let text = ''
for await (const chunk of process.stdin) text += chunk

const result = answer(text)
if (result.ok) process.stdout.write(`${result.value}\n`)
else {
  process.stderr.write(`${result.refusal.join('\n')}\n`)
  process.exitCode = 2
}
