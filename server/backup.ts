// The program behind bin/backup: `backup.ts FILE`.
import { makeBackup } from '../app/platform/backup/make-backup.server.ts'
import { systemClock } from '../app/platform/clock.ts'
import { log } from '../app/platform/log.server.ts'
import { readCommand, runCommand } from './backup-command.ts'

const { file } = readCommand('Usage: bin/backup FILE')
await runCommand(file, async (environment) => {
  const { bytes, rows, leftOut } = await makeBackup({ environment, file, clock: systemClock, log })
  for (const table of leftOut) console.error(`Left out: the table ${table}, which this site did not make.`)
  console.log(`Backed up ${rows} rows to ${file} (${bytes} bytes).`)
})
