import { readFileSync } from 'node:fs'
import { startSite } from '../support/site-process.ts'

/** Measures the time from start to ready with an empty and with a filled data folder, and the memory when ready. */
export async function start() {
  const cold = await startSite()
  await cold.stop()
  const warm = await startSite({ dataDir: cold.dataDir })
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${warm.pid}/status`, 'utf8'))?.[1]
  const { code } = await warm.stop()
  console.log(`cold start ${seconds(cold.readyAfter)} (database made and filled), warm start ${seconds(warm.readyAfter)}`)
  console.log(`memory when ready ${Math.round(Number(memory) / 1024)} MiB; SIGTERM left with ${code}`)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
