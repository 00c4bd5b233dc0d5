export type { EventDay, PublicEvent } from './event-schema.ts'

/** Topics of events, as written in addresses. */
export const eventTopics = ['pameran', 'test-drive', 'servis', 'komunitas'] as const
export type EventTopic = (typeof eventTopics)[number]
