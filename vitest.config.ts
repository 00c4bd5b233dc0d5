import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) }

/** Milliseconds. Ample: a test that hangs fails anyway, and machines are shared. */
const patience = 60_000

export default defineConfig({
  resolve: { alias },
  test: {
    // By itself it leaves a core idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{app,server,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.storage.test.ts'],
          testTimeout: patience,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'storage',
          include: ['{app,server,tests}/**/*.storage.test.ts'],
          globalSetup: 'tests/support/database-templates.ts',
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
})
