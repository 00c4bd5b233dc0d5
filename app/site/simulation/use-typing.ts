import { useCallback, useEffect, useState } from 'react'

/** Milliseconds without a key press after which a text counts as finished. */
const restAfterTyping = 1000

/** `isTyping` from a key press until the hand rests, or until `rest` is called because the field was left. */
export function useTyping() {
  // A new object for each key press, so that each begins the wait anew.
  const [lastKey, setLastKey] = useState<object | null>(null)
  useEffect(() => {
    if (!lastKey) return
    const timer = setTimeout(() => setLastKey(null), restAfterTyping)
    return () => clearTimeout(timer)
  }, [lastKey])
  const keyPressed = useCallback(() => setLastKey({}), [])
  const rest = useCallback(() => setLastKey(null), [])
  return { isTyping: lastKey !== null, keyPressed, rest }
}

/** While one types, the last finished answer stands in for an unfinished one. */
export function useLastFinished<Answer>(answer: Answer, isFinished: boolean): Answer {
  const [finished, setFinished] = useState(answer)
  if (isFinished && finished !== answer) setFinished(answer)
  return isFinished ? answer : finished
}
