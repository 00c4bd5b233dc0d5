import type { ComponentType } from 'react'

type LoadPart = () => Promise<ComponentType<never>>

/** Every part of a page in which React runs in the browser, by the name its `LivePart` has. Each is a separate chunk. */
export const liveParts: Record<string, LoadPart> = {
  calculator: () => import('./site/simulation/calculation/Calculator.tsx').then(({ Calculator }) => Calculator),
  'dealer-finder': () => import('./site/dealer-finder/finder/Finder.tsx').then(({ Finder }) => Finder),
  chat: () => import('./site/live-chat/panel/Chat.tsx').then(({ Chat }) => Chat),
  'chat-panel': () => import('./site/live-chat/panel/ChatPanel.tsx').then(({ ChatPanel }) => ChatPanel),
  budget: () => import('./site/simulation/budget/Budget.tsx').then(({ Budget }) => Budget),
}
