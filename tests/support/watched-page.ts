import { expect, type Page, test } from '@playwright/test'

/** Lets a test use a page, and fails on a console error or warning, an uncaught error, or a request to another host. */
export async function useWatched(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  const { project, annotations } = test.info()
  const complaints: string[] = []
  watch(page, project.use.baseURL ?? '', complaints)
  await use(page)
  const expected = annotations.filter(({ type }) => type === 'expected complaint').map(({ description }) => description ?? '')
  expect(complaints.filter((complaint) => !expected.some((part) => complaint.includes(part)))).toEqual([])
}

function watch(page: Page, baseURL: string, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isRefusedAnswer(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => {
    if (!isLateTransition(String(error)) && !isAbandonedRequest(String(error))) complaints.push(String(error))
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith('data:')) complaints.push(`request to ${request.url()}`)
  })
}

// On a busy machine Chromium skips the transition between two pages and reports it.
function isLateTransition(text: string): boolean {
  return text.includes('Transition was aborted because of invalid state. Page already revealed')
}

// An abort without a reason is how React Router abandons a request when the next one begins; a half-read answer reports it.
function isAbandonedRequest(text: string): boolean {
  return text === 'AbortError: signal is aborted without reason'
}

// Chromium reports every 4xx document as an error, also a refused form.
function isRefusedAnswer(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of 4\d\d/.test(text)
}
