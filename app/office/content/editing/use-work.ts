import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useOwner } from '../../frame/own-storage.ts'
import { withValueAt } from '../form/change.ts'
import type { FieldPath } from '../form/shape.ts'
import type { Typed, TypedGroup } from '../form/typed.ts'
import { continues, type DeviceCopy, isNewer, keepCopy, readCopy } from './device-copy.ts'
import type { SaveState, Writing } from './draft-saver.ts'
import { leaveWindow } from './editing-window.ts'
import { openSaver } from './open-saver.ts'
import { sendWork } from './send-work.ts'
import { words } from './words.ts'
import type { Act, Answer, Standing } from './work.ts'

export type Start = { word: string; slug: string; writing: Writing; standing: Standing }

/** The state of an editor: what is typed, whether it is saved, and what the server says about it. */
export function useWork({ word, slug, writing: first, standing: firstStanding }: Start) {
  const [writing, setWriting] = useState(first)
  const [standing, setStanding] = useState(firstStanding)
  const [saving, setSaving] = useState<{ state: SaveState; message: string }>(begun(firstStanding))
  const [copy, setCopy] = useState<DeviceCopy | null>(null)
  const [isRestored, setRestored] = useState(false)
  const navigate = useNavigate()
  const owner = useOwner()
  const place = useMemo(() => [owner, `${word}/${slug}`] as const, [owner, word, slug])

  const [saver] = useState(() =>
    openSaver(place, firstStanding.turn, {
      send: (own, turn, { id, sent }) => sendWork({ word, slug }, 'draft', own, { turn, windowId: id, windowSent: sent }),
      keep: (own) => keepCopy(place, { ...own, at: new Date().toISOString() }),
      show: (state, { standing: next, message = '' }) => {
        setSaving({ state, message })
        if (next) setStanding(next)
      },
    }),
  )

  const latest = useRef(writing)
  const write = useCallback(
    (changed: (before: Writing) => Writing) => {
      const next = changed(latest.current)
      latest.current = next
      setWriting(next)
      saver.change(next)
    },
    [saver],
  )
  const change = useCallback(
    (path: FieldPath, value: Typed) =>
      write((before) => ({ ...before, typed: withValueAt(before.typed, path, value) as TypedGroup })),
    [write],
  )

  useEffect(() => {
    const found = readCopy(place)
    if (!found) return
    const isSame = JSON.stringify(found.typed) === JSON.stringify(first.typed) && found.slug === first.slug
    const stored = { ...firstStanding, base: first.base }
    const isAhead = isNewer(found, stored, Date.now())
    if (isSame || (found.isSaved && !isAhead)) keepCopy(place, null)
    else if (isAhead || continues(found, stored)) {
      if (isAhead) saver.turn = found.turn
      write(() => ({ typed: found.typed, slug: found.slug, base: found.base }))
      setRestored(true)
    } else setCopy(found)
  }, [place, first, firstStanding, saver, write])

  useEffect(() => {
    const send = () => void saver.send()
    const leave = () => {
      send()
      leaveWindow(place, saver.window)
    }
    addEventListener('online', send)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('online', send)
      removeEventListener('pagehide', leave)
      send()
    }
  }, [place, saver])

  /** Does something with what stands in the form. When it succeeds, the next page is opened. */
  const act = async (name: Act, more: Parameters<typeof sendWork>[3] = {}): Promise<Answer> => {
    await saver.rest()
    const sent = { ...more, turn: saver.turn }
    const answer = await sendWork({ word, slug }, name, latest.current, sent).catch(() => unsent)
    if (answer.ok && answer.act === 'done') {
      saver.close()
      keepCopy(place, null)
      await navigate(answer.address, { replace: true })
      return answer
    }
    if (!answer.ok && answer.standing) {
      const { checks, latest: version } = answer.standing
      setStanding((before) => ({ ...before, checks, latest: version }))
    }
    void saver.send()
    return answer
  }

  const useCopy = (wanted: boolean) => {
    if (copy && wanted) write(() => ({ typed: copy.typed, slug: copy.slug, base: copy.base }))
    else keepCopy(place, null)
    setCopy(null)
  }

  /** Shows the draft of another window instead of this one. */
  const takeNewer = () => {
    saver.close()
    keepCopy(place, null)
    return navigate('.', { replace: true })
  }

  return { writing, standing, saving, copy, isRestored, saver, write, change, act, useCopy, takeNewer }
}

const unsent: Answer = { ok: false, message: words.publish.unsent }

const begun = ({ savedAt }: Standing): { state: SaveState; message: string } => ({
  state: savedAt ? 'saved' : 'untouched',
  message: '',
})

export type Work = ReturnType<typeof useWork>
