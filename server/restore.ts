// The program behind bin/restore: `restore.ts [--replace] FILE`.
import { restoreBackup } from '../app/platform/backup/restore-backup.server.ts'
import { log } from '../app/platform/log.server.ts'
import { readCommand, runCommand } from './backup-command.ts'

const { file, replace } = readCommand('Usage: bin/restore [--replace] FILE')
await runCommand(file, async (environment) => {
  const { rows, files } = await restoreBackup({ environment, file, replace, log })
  console.log(`Restored ${rows} rows and ${files} files from ${file}.`)
})
