import { createContext, useContext } from 'react'
import type { ChatClient } from '../browser/chat-client.ts'
import type { Refused } from '../chat-news.ts'

/** What a form without script sent in vain: the page comes back with it. */
export type ServedRefusal = { act: string; refused: Refused; typed: Readonly<Record<string, string>> }

export type ChatTools = {
  client: ChatClient
  /** The key of the page: ids of its forms begin with it. */
  pageKey: string
  served: ServedRefusal | null
}

export const ChatContext = createContext<ChatTools | null>(null)

export function useChatTools(): ChatTools {
  const tools = useContext(ChatContext)
  if (!tools) throw new Error('A part of the chat outside the chat')
  return tools
}
