import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) }

/** Milliseconds. Long, because tests may run on a busy machine. A test that hangs still fails. */
const timeoutMs = 60_000

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
          include: ['{app,server,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.storage.test.ts'],
          testTimeout: timeoutMs,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'storage',
          include: ['{app,server,tests}/**/*.storage.test.ts'],
          globalSetup: 'tests/support/database-templates.ts',
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
        },
      },
    ],
  },
})
