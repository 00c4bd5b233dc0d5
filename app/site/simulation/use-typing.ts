import { useCallback, useEffect, useState } from 'react'

/** Pause in ms after the last key press. Then the text counts as finished. Long enough for slow typists. */
const restAfterTyping = 3000

/** `isTyping` is true from a key press until a pause, or until `rest` is called because the field lost the focus. */
export function useTyping() {
  // A new object for each key press restarts the timer.
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

/** The last finished answer, until a new one is finished. */
export function useLastFinished<Answer>(answer: Answer, isFinished: boolean): Answer {
  const [finished, setFinished] = useState(answer)
  if (isFinished && finished !== answer) setFinished(answer)
  return isFinished ? answer : finished
}
