import { createContext, useContext } from 'react'
import type { ChatClient } from '../browser/chat-client.ts'
import { fields, type Refused } from '../chat-news.ts'

/** What a form without script sent in vain: the page comes back with it. */
export type ServedRefusal = { refused: Refused; typed: Readonly<Record<string, string>> }

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

/** What the form of this name sent in vain without script. */
export function useServed(form: string): ServedRefusal | null {
  const { served } = useChatTools()
  return served?.typed[fields.form] === form ? served : null
}

/** The id of a form's element: a refusal at the top of the page links to it. */
export const formId = (form: string): string => `formulir-${form}`
