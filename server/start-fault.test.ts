import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '../app/platform/database-away.ts'
import { UnusableDatabase } from '../app/platform/embedded-database.server.ts'
import { FolderInUse } from '../app/platform/folder-claim.server.ts'
import { NewerDatabase } from '../app/platform/migrations.server.ts'
import { UnsuitableServer } from '../app/platform/postgres.server.ts'
import { portFault, startFault } from './start-fault.ts'

const withCode = (code: string, message = 'a message') => Object.assign(new Error(message), { code })
const inFolder = { dataDir: '/srv/data', databaseUrl: undefined }
const onServer = { dataDir: '', databaseUrl: 'postgres://rina:rahasia@db.contoh.id:5433/situs' }

test.each([
  [withCode('EACCES'), 'Change its owner'],
  [withCode('EROFS'), 'Mount it writable'],
  [withCode('ENOTDIR'), 'Move the file away'],
  [withCode('EEXIST'), 'is a file'],
  [withCode('ENOSPC'), 'Make room'],
  [withCode('ERR_SQLITE_ERROR'), 'cannot be locked'],
  [new DatabaseUnavailable('full'), 'Make room'],
  [new UnusableDatabase('damaged'), 'Restore a backup'],
  [new UnusableDatabase('other-version'), 'PostgreSQL 18'],
  [new FolderInUse('in use'), 'Another process uses /srv/data'],
])('the message for an unusable folder names it and says what to do: %s', (error, told) => {
  const sentence = startFault(error, inFolder)
  expect(sentence).toContain(told)
  expect(sentence).toContain('/srv/data')
})

test.each([
  [withCode('ECONNREFUSED'), 'No PostgreSQL answers at db.contoh.id:5433'],
  [withCode('ENOTFOUND'), 'host db.contoh.id'],
  [withCode('28P01'), 'refuses the user rina'],
  [new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'), 'refuses the user rina'],
  [withCode('3D000'), 'no database situs'],
  [withCode('42501'), 'Grant CREATE'],
  [withCode('53300'), 'max_connections'],
  [withCode('57P03'), 'starting or stopping'],
  [withCode('25006'), 'standby'],
  [withCode('DEPTH_ZERO_SELF_SIGNED_CERT'), 'NODE_EXTRA_CA_CERTS'],
  [new Error('Connection terminated due to connection timeout'), 'does not answer'],
  [new UnsuitableServer('old'), 'Version 15 or newer'],
  [new Error('in a query', { cause: withCode('42501') }), 'Grant CREATE'],
])('the message for an unusable server names it and says what to do, without its password: %s', (error, told) => {
  const sentence = startFault(error, onServer)
  expect(sentence).toContain(told)
  expect(sentence).not.toContain('rahasia')
})

test('an older version refuses the database of a newer one', () => {
  for (const settings of [inFolder, onServer]) expect(startFault(new NewerDatabase('x'), settings)).toContain('newer version')
})

test.each([undefined, null, {}, 'text', { name: 'ErrnoError', errno: 44 }, new Error('')])(
  'no message says "undefined": %o',
  (error) => {
    expect(startFault(error, inFolder)).toMatch(/^An unknown fault/)
  },
)

test('the message names a port that is taken or forbidden', () => {
  expect(portFault(withCode('EADDRINUSE'), 3000)).toBe('Another program uses port 3000. Stop it, or set PORT.')
  expect(portFault(withCode('EACCES'), 80)).toContain('above 1023')
})
