import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tests/support/system-packages.ts'

const port = Number(process.env.TEST_PORT ?? 4173)
// The tests read the messages to visitors in this folder.
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'site-browser-'))
const chromium = process.env.CHROMIUM ?? chromiumPath()
const address = `http://localhost:${port}`

export default defineConfig({
  testDir: '.',
  testMatch: ['{app,server,tests}/**/*.spec.ts'],
  globalSetup: './tests/support/browser-setup.ts',
  outputDir: 'test-results',
  // Long, because tests may run on a busy machine. A test that hangs still fails.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  projects: [
    { name: 'chromium', testIgnore: 'tests/browsers/**' },
    { name: 'other-browsers', testMatch: 'tests/browsers/*.spec.ts' },
  ],
  use: {
    baseURL: address,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Tests of animated pages take a quarter longer. Tests of motion turn it on themselves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Without hinting, glyphs are as wide as on a phone.
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--font-render-hinting=none',
        // Megabytes. V8 begins with less and collects the garbage of each page many times.
        '--js-flags=--min-semi-space-size=16',
      ],
    },
  },
  webServer: {
    // The sample staff are added before the site uses the data folder.
    command:
      'node_modules/.bin/node build/server/admin.js demo-staff > "$DATA_DIR/sample-staff.txt" && exec node_modules/.bin/node build/server/index.js',
    url: `${address}/readyz`,
    // Milliseconds. Playwright's default, a minute, is short for a first start on a busy machine.
    timeout: 120_000,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: process.env.TEST_DATA_DIR,
      PAGES_PER_MINUTE: '100000',
      CHECKS_PER_MINUTE: '100000',
      SUBMITS_PER_MINUTE: '100000',
      FORM_MINIMUM_SECONDS: '0',
      LEADS_PER_ADDRESS_A_MINUTE: '100000',
      CODES_PER_ADDRESS_A_MINUTE: '100000',
      // As in tests/support/site-process.ts.
      BROCHURES_AHEAD: 'off',
    },
  },
})
