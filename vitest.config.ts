import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) }

/** Milliseconds. Long, because tests may run on a busy machine. A test that hangs still fails. */
const timeoutMs = 60_000

/**
 * Code of the browser keeps state in modules, and its tests replace modules and global objects. Two tests compare times,
 * and collecting the garbage of other files would disturb them.
 */
const isolatedUnit = ['app/{enhance,live}/**/*.test.ts', 'app/**/*.test.tsx', 'server/{page-address,text-cost}.test.ts']

/** These tests replace modules of Node, or declare a kind of content that other files must not meet. */
const isolatedStorage = [
  'app/core/{content/{items,search-index,uploaded-pictures},leads/reference-taken,messages/outbox-worker-rest}.storage.test.ts',
]

/** What all storage tests need. */
const storage = {
  globalSetup: 'tests/support/database-templates.ts',
  testTimeout: timeoutMs,
  hookTimeout: timeoutMs,
}

export default defineConfig({
  resolve: { alias },
  test: {
    // Vitest's default leaves one core idle. On a machine with two cores that is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{app,server,tests}/**/*.test.ts'],
          exclude: ['**/*.storage.test.ts', ...isolatedUnit],
          // The files of a worker share modules that were loaded once. Loading takes longer than most tests.
          isolate: false,
          testTimeout: timeoutMs,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit-isolated',
          include: isolatedUnit,
          testTimeout: timeoutMs,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'storage',
          include: ['{app,server,tests}/**/*.storage.test.ts'],
          exclude: isolatedStorage,
          isolate: false,
          ...storage,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'storage-isolated',
          include: isolatedStorage,
          ...storage,
        },
      },
    ],
  },
})
