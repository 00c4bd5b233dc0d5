import type { z } from 'zod'
import type { settings } from './settings-schema.ts'

export type Settings = z.infer<typeof settings>

export function makerName({ wordmark }: Pick<Settings, 'wordmark'>): string {
  return `${wordmark.name} ${wordmark.place}`
}
