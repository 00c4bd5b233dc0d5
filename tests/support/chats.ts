import { afterAll, beforeAll, beforeEach } from 'vitest'
import { deleteConversations, started } from '../../app/core/conversations/conversations.fixture.ts'
import type { Conversation } from '../../app/core/conversations/conversations.server.ts'
import type { NewConversation } from '../../app/core/conversations/visitor.server.ts'
import type { Instant } from '../../app/lib/instant.ts'
import type { Database, Db } from '../../app/platform/database.server.ts'
import { forgetLeads, seedCarsAndDealers } from './leads.ts'

/** A database with cars and dealers, and the only conversation in it. `token`: the secret of its visitor. */
export type ChatOfTest = { database: Database; token: string; conversation: Conversation }

type Given = {
  now: Instant
  /** What differs from Ibu Rina's conversation. */
  changes?: Partial<NewConversation>
  /** Stores more, once for all tests. */
  prepare?: (db: Db) => Promise<void>
}

/** Opens a database for the tests of a `describe`, and begins a conversation of Ibu Rina before each. */
export function chatBeforeEach(open: () => Promise<Database>, { now, changes, prepare }: Given): ChatOfTest {
  const chat = {} as ChatOfTest
  beforeAll(async () => {
    chat.database = await open()
    await seedCarsAndDealers(chat.database.db, now)
    await prepare?.(chat.database.db)
  })
  afterAll(() => chat.database.close())
  beforeEach(async () => {
    await forgetLeads(chat.database.db)
    await deleteConversations(chat.database.db)
    Object.assign(chat, await started(chat.database.db, now, changes))
  })
  return chat
}
