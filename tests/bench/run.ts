// Runs the parts of `bin/bench`. Each part prints every figure next to its baseline from the same run.
import { brochures } from './brochures.ts'
import { chat } from './chat.ts'
import { leaveNothing } from './end.ts'
import { inbox } from './inbox.ts'
import { leads } from './leads.ts'
import { lists } from './lists.ts'
import { load } from './load.ts'
import { memory } from './memory.ts'
import { metrics } from './metrics.ts'
import { pages } from './pages.ts'
import { paint } from './paint.ts'
import { scale } from './scale.ts'
import { search } from './search.ts'
import { start } from './start.ts'
import { typing } from './typing.ts'
import { weight } from './weight.ts'

leaveNothing()
const parts = { load, metrics, pages, leads, inbox, chat, search, lists, scale, brochures, weight, start, memory, typing, paint }
const asked = process.argv.slice(2)
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n## ${name}`)
  await measure()
}
process.exit(0)
